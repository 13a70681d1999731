import { expect, it } from 'vitest';
import { Message } from './conversation.ts';
import { upgradeMessage } from './upgrade-message.ts';

const verification = {
  patch: 'New title',
  cleared: [{ ruleId: 'title-too-short', title: 'Title is too short' }],
  broken: [],
  scoreBefore: 80,
  scoreAfter: 84,
  steps: [],
};
const message = { role: 'assistant', content: 'Use **oak**.', timestamp: '2026-11-15T10:00:00.000Z' };

it('keeps the verifications that version 0.1 stored as proofs', () => {
  const read = Message.parse(upgradeMessage({ ...message, proofs: [verification] }));
  expect(read).toEqual({ ...message, verifications: [verification] });
});

it('does not change a current message', () => {
  const current = { ...message, verifications: [verification] };
  expect(upgradeMessage(current)).toBe(current);
  expect(upgradeMessage(message)).toBe(message);
});
