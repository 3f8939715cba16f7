import { wordsOf } from '#language/dutch.ts';
import type { Question } from './read-question.ts';

/** Words that ask for work to be done, whatever work. */
const ACTS =
  /bedrij[fv]|^(?:plaatsen|aanleggen|leggen|zetten|installeren|installateur|installatie|monteur|vakman|firma|terecht|aanvragen|regelen|kopen|offerte|leverancier|aanbieder|specialist)$/;

/** Words about where the company comes, and nothing more. */
const WHERE =
  /\b(?:werk(?:t|en|gebied)?|gebied|val(?:t|len)|kom(?:t|en)?|langs(?:komen)?|woon(?:t)?|wonen|actief|regio|buurt|plaats(?:en)?|adviseur|ook|jullie|help(?:t|en)?|sens|zitten|zit|beschikbaar|hoort|wijk|dorp|stad|straat|alleen)\b/;

/** Something of the company itself. */
const ABOUT_US = /\b(?:jullie|u|uw|sens)\b/;

/** Whether we come somewhere is asked in full, whatever was asked before. */
const COMES = /\b(?:werkt|werken|komt|komen|langskom(?:en|t)|actief|werkgebied)\b/;

/** Words that weigh less say nothing of what is asked. */
const LITTLE = 0.2;

/** Whether a text has a word about where the company comes. */
export const saysWhere = (text: string): boolean => WHERE.test(text);

/** Whether something of the company itself is asked. */
export const isAboutUs = (text: string): boolean => ABOUT_US.test(text);

/** Whether work is asked for, or something of the company itself. */
export const asksForUs = (text: string, { asked }: Question): boolean =>
  ABOUT_US.test(wordsOf(text).join(' ')) || asked.some(({ typed }) => ACTS.test(typed));

/** Besides a place only where the company comes. */
export const isOnlyWhere = ({ asked }: Question): boolean =>
  asked.every(({ typed, weight }) => weight < LITTLE || WHERE.test(typed));

/** Besides a place only what of, and that it is to be done: warmtepomp Dordrecht. */
export const isOnlyWhat = ({ asked }: Question): boolean =>
  asked.every(
    ({ typed, weight, isSubject }) =>
      isSubject || weight < LITTLE || ACTS.test(typed) || WHERE.test(typed),
  );

/** Whether it asks in full if we come to a place. */
export const asksWhether = (text: string, question: Question): boolean =>
  COMES.test(text) && isOnlyWhere(question);
