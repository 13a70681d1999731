/** The sentences of messages, for tests. */
import type { Message } from '../entities/message.ts';

export const textsOf = (messages: readonly Message[] = []): string[] => messages.map(({ text }) => text);
