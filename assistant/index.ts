export {
  type AnswerSource,
  type Assistant,
  type AssistantAnswer,
  createAssistant,
  type Retrieved,
} from './assistant.ts';
export type * from './terms/index-file.ts';
export { type PackedIndex, packIndex, unpackIndex } from './terms/packed-index.ts';
