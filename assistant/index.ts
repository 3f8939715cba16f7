export {
  type AnswerSource,
  type Assistant,
  type AssistantAnswer,
  createAssistant,
  type Retrieved,
} from './assistant.ts';
export { createHearing, hearingInParts, questionsHeard } from './heard/hearing.ts';
export type * from './terms/index-file.ts';
export { oddsOf, SIGNS } from './terms/signs.ts';
