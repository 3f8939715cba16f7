export { type Assistant, createAssistant } from './assistant.ts';
export { createHearing } from './heard/hearing.ts';
export { learn, questionsHeard } from './heard/learned.ts';
export { readLearned, writeLearned } from './heard/learned-file.ts';
export { vocabularyOf } from './mending/vocabulary.ts';
export type { AnswerSource, AssistantAnswer, Retrieved } from './terms/answer.ts';
export type * from './terms/index-file.ts';
export { oddsOf, SIGNS } from './terms/signs.ts';
