import { type PageOnRequest, reportPath } from '@sens/contract';

/** The route in `src/pages` that makes what the server asks for. */
export function routeOf(asked: PageOnRequest): string {
  switch (asked.page) {
    case 'form':
      return '/formulier';
    case 'report':
      return reportPath(asked.report.token);
    case 'pdf':
      return `${reportPath(asked.report.token)}.pdf`;
    case 'adviser':
      return `${reportPath(asked.report.token)}/adviseur`;
    case 'mail':
      return '/mail';
    case 'mail-text':
      return '/mail.txt';
    case 'tool':
      return `/tools/${asked.tool}/berekend?${asked.query}`;
    case 'town':
      return `/plaats/${asked.slug}`;
  }
}
