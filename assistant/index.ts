export { type Assistant, createAssistant } from './assistant.ts';
export { createHearing } from './heard/hearing.ts';
export { type Learned, learn, learnWith, questionsHeard, readHeard } from './heard/learned.ts';
export { readLearned, writeLearned } from './heard/learned-file.ts';
export {
  type LearnedMeaning,
  learnMeaning,
  type ToLearn,
  timesToLearn,
} from './heard/meaning.ts';
export { vocabularyOf } from './mending/vocabulary.ts';
export type { AnswerSource, AssistantAnswer, Retrieved } from './terms/answer.ts';
export type * from './terms/index-file.ts';
export { oddsOf, SIGNS } from './terms/signs.ts';
