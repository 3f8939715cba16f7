export {
  type AnswerSource,
  type Assistant,
  type AssistantAnswer,
  createAssistant,
  type Retrieved,
} from './assistant.ts';
export type * from './terms/index-file.ts';
export {
  type PackedIndex,
  packIndex,
  packPassages,
  unpackIndex,
  unpackPassages,
} from './terms/packed-index.ts';
