import type { APIRoute } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Bubbles, FooterBackdrop } from '#components/shell/later/Backdrops.tsx';
import { Dock } from '#components/shell/later/Dock.tsx';
import { ExitPopup } from '#components/shell/later/ExitPopup.tsx';
import { Notice } from '#components/shell/later/Notice.tsx';
import type { ShellParts } from '#components/shell/later/parts.ts';
import { StickyBar } from '#components/shell/later/StickyBar.tsx';
import { TermTip } from '#components/shell/later/TermTip.tsx';
import { HOME_BUBBLES } from '#components/ui/decoration.ts';
import { claimById, company, terms } from '../../content-queries.ts';

const markup = <Props extends object>(part: ComponentType<Props>, props: Props) =>
  renderToStaticMarkup(createElement(part, props));

/** The markup of what the shell brings later (decision 43). */
export const GET: APIRoute = async () => {
  const worth = await claimById('rapport-waarde');
  const promise = await claimById('rapport-48-uur');
  const parts: ShellParts = {
    dock: markup(Dock, { company }),
    bar: markup(StickyBar, {}),
    exit: markup(ExitPopup, { worth, promise }),
    notice: markup(Notice, {}),
    tip: markup(TermTip, {}),
    backdrops: {
      footer: markup(FooterBackdrop, {}),
      steps: markup(Bubbles, { count: HOME_BUBBLES.steps }),
      free: markup(Bubbles, { count: HOME_BUBBLES.free }),
    },
    terms: terms.map(({ term, forms, explanation }) => ({ term, forms, explanation })),
  };
  return Response.json(parts);
};
