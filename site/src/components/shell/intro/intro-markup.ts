import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Intro } from './Intro.tsx';

/** The markup of the intro, rendered at build into its script (`build/intro-markup.ts`). */
export const introMarkup = (): string => renderToStaticMarkup(createElement(Intro));
