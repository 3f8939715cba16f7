import type { AssistantReply } from '@sens/contract';
import { clearSession, isRecord, readSession, writeSession } from '#lib/browser/session.ts';
import { conversation as KEY } from '#lib/browser/session-keys.ts';

/** One question with its answer. */
export interface Turn extends AssistantReply {
  question: string;
}

/** The oldest turns go first. */
const MOST_TURNS = 20;

const isTurn = (value: unknown): value is Turn =>
  isRecord(value) &&
  typeof value.question === 'string' &&
  typeof value.answer === 'string' &&
  typeof value.handover === 'boolean' &&
  (value.also === undefined ||
    (Array.isArray(value.also) && value.also.every((text) => typeof text === 'string'))) &&
  Array.isArray(value.sources) &&
  value.sources.every(
    (source) =>
      isRecord(source) &&
      typeof source.title === 'string' &&
      typeof source.url === 'string' &&
      /^\/(?!\/)/.test(source.url),
  );

const isConversation = (value: unknown): value is Turn[] =>
  Array.isArray(value) && value.every(isTurn);

/** The conversation of this tab, which is gone with it. */
export function openConversation() {
  let turns = readSession(KEY, isConversation) ?? [];
  return {
    turns: (): readonly Turn[] => turns,
    add(turn: Turn): void {
      turns = [...turns, turn].slice(-MOST_TURNS);
      writeSession(KEY, turns);
    },
    clear(): void {
      turns = [];
      clearSession(KEY);
    },
  };
}
