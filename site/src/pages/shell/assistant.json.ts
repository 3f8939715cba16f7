import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pane } from '#components/shell/assistant/Pane.tsx';
import { plainText } from '#lib/plain-text.ts';
import { assistantTexts, company, textFiller } from '../../content-queries.ts';

/** The markup of the assistant's pane, which loads when it is opened (decision 45). */
export const GET: APIRoute = async () => {
  const callBackIntro = plainText((await textFiller()).fill(assistantTexts.callBack));
  const props = { company, texts: assistantTexts, callBackIntro };
  const [hours] = company.openingHours;
  return Response.json({ pane: renderToStaticMarkup(createElement(Pane, props)), hours });
};
