/** Tests how content and keyword scores are weighed. */
import { expect, it } from 'vitest';
import { combinedHealth } from './combined-health.ts';

it('counts the content twice and the keywords once, rounded', () => {
  expect(combinedHealth(90, 30)).toBe(70);
  expect(combinedHealth(100, 0)).toBe(67);
  expect(combinedHealth(0, 100)).toBe(33);
});
