import type { MailPart } from '@sens/contract';
import { Fragment } from 'react';
import { Button, Heading, Link, Text } from 'react-email';
import { STYLES } from './mail-styles.ts';
import { ReportTop } from './ReportTop.tsx';
import { reportTop } from './report-top.ts';

const RESET = { cellPadding: 0, cellSpacing: 0 };

/** Text of which the line breaks stay. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes.
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** One piece of a mail's words. */
export function Part({ part }: { part: MailPart }) {
  switch (part.kind) {
    case 'text':
      return (
        <Text style={STYLES.text}>
          <Lines text={part.text} />
        </Text>
      );
    case 'title':
      return (
        <Heading as="h2" style={STYLES.title}>
          {part.text}
        </Heading>
      );
    case 'list':
      return (
        <ul style={STYLES.list}>
          {part.items.map((item) => (
            <li key={item} style={STYLES.item}>
              {item}
            </li>
          ))}
        </ul>
      );
    case 'rows':
      return (
        <table {...RESET} style={STYLES.rows}>
          <tbody>
            {part.rows.map(([label, value, href]) => (
              <tr key={label}>
                <th className="rowName" scope="row" style={STYLES.rowName}>
                  {label}
                </th>
                <td className="rowValue" style={STYLES.rowValue}>
                  {href ? (
                    <Link className="link" href={href} style={STYLES.link}>
                      {value}
                    </Link>
                  ) : (
                    value
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'links':
      return (
        <Text style={STYLES.links}>
          {part.links.map(({ label, href }, at) =>
            at === 0 ? (
              <Button className="button" href={href} key={href} style={STYLES.button}>
                {label}
              </Button>
            ) : (
              <Link className="otherLink" href={href} key={href} style={STYLES.otherLink}>
                {label}
              </Link>
            ),
          )}
        </Text>
      );
    case 'report':
      return <ReportTop picture={part.picture} words={reportTop(part.report)} />;
  }
}
