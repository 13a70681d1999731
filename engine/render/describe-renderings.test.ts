/** What a report says about pages that the browser could not check. */
import { expect, it } from 'vitest';
import { describeRendered } from './describe-renderings.ts';

it('names who refused the browser where the crawler was let in', () => {
  const sentence = 'Cloudflare showed our browser a bot challenge instead of the page (status 403).';
  const refused = { kind: 'failed', sentence, isOurs: false, isRefused: true } as const;
  const notes = describeRendered(
    [
      { result: refused, isDocumentOnly: false },
      { result: refused, isDocumentOnly: true },
    ],
    { pages: 2, asRendered: 0 },
  );
  expect(notes).toEqual([
    'Design, speed and accessibility were checked in a browser on 0 of 2 pages.',
    `The site let our crawler in, but refused our browser on 2 pages, so only the HTML as it was sent was checked there. ${sentence}`,
  ]);
});

it('does not take another failure for a refusal', () => {
  const failed = { kind: 'failed', sentence: 'The page did not answer.', isOurs: false } as const;
  expect(describeRendered([{ result: failed, isDocumentOnly: false }], { pages: 1, asRendered: 0 })).toEqual([
    'Design, speed and accessibility were checked in a browser on 0 of 1 pages.',
  ]);
});
