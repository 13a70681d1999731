/** Tests which pages are taken for those of a template that nobody filled in. */
import { expect, it } from 'vitest';
import { siteOf, suggestAll } from '../testing/site-input.ts';
import { unfilledReason } from '../write/page-parts.ts';

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;

it('does not take a page called “Home” for a template because its heading and its text say so', async () => {
  const site = siteOf({
    '/': page(
      'Home',
      '<h1>Chapter 4: Home</h1><p>The home page shows your accounts in the theme of your desktop, with the balance of each.</p><p><a href="/budget">Budget</a></p>',
    ),
    '/budget': page(
      'Planning a budget with the ledger',
      '<h1>Planning a budget</h1><p>A budget says what each category may cost in a month, and the ledger compares it with what was spent.</p>',
    ),
  });
  expect(JSON.stringify(await suggestAll(site))).not.toContain(unfilledReason);
});
