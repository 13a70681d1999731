/** Options and output of the audit command. */
import { describe, expect, it } from 'vitest';
import { auditFixture } from '../engine/testing/audit-fixture.ts';
import { readCommand } from './audit-command.ts';
import { summariseAudit } from './audit-summary.ts';

describe('the command line', () => {
  it('takes a domain, a path or a pasted URL, with polite settings by default', () => {
    expect(readCommand(['https://Shop.example/blog/?x=1#top'])).toMatchObject({
      host: 'shop.example',
      path: '/blog/',
      mode: 'sitemap',
      maxPages: 20,
      crawlDelayMs: 500,
      checkExternalLinks: false,
      isJson: false,
    });
    const own = [
      'shop.example',
      '--connect-to',
      'shop.example=127.0.0.1:8081',
      '--no-delay',
      '--crawl',
      '--json',
    ];
    expect(readCommand([...own, '--max-pages', '7'])).toMatchObject({
      mode: 'crawl',
      crawlDelayMs: 0,
      maxPages: 7,
      isJson: true,
    });
    expect(readCommand(['--help'])).toBeNull();
  });

  it('serves the demo itself, unless the user maps that host', () => {
    expect(readCommand(['demo.example', '--no-delay'])).toMatchObject({ isDemo: true, crawlDelayMs: 0 });
    expect(readCommand(['rival.example'])).toMatchObject({ isDemo: true, crawlDelayMs: 100 });
    const own = ['demo.example', '--connect-to', 'demo.example=127.0.0.1:8081'];
    expect(readCommand(own)).toMatchObject({ isDemo: false, crawlDelayMs: 500 });
  });

  it.each([
    [[], 'Which site?'],
    [['localhost:3000'], 'is not a domain'],
    [['a.example', 'b.example'], 'One site at a time'],
    [['a.example', '--max-pages', 'many'], '--max-pages takes a whole number from 1 on, not "many"'],
    [['a.example', '--no-delay'], 'name a.example in --connect-to'],
    [['a.example', '--delay', '5'], '--delay takes a whole number from 100 on'],
    [['a.example', '--colour'], '--colour'],
    [['a.example', '--connect-to', 'x'], 'CONNECT_TO entry "x"'],
  ])('refuses %j in a sentence', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });
});

describe('the summary', () => {
  it('shows the score, the worst issues first, and how many pages one fix affects', async () => {
    const text = summariseAudit(await auditFixture('shop'));
    expect(text).toMatch(
      /^https:\/\/shop\.example: score [\d.]+ of 100\nGoogle can index 17 of 18 pages\.\n/,
    );
    expect(text).toContain('\n18 pages read, the whole site. ');
    expect(text.indexOf('\nCritical\n')).toBeLessThan(text.indexOf('\nWarnings\n'));
    expect(text).toContain(
      '  Broken image (404) [img-broken], 1 page\n    1 image of this page cannot be loaded',
    );
    expect(text).toMatch(/One template, \/care\/\*: \d pages to mend in one place\./);
    expect(text).toContain('rules could not be asked; --json says which and why.');
  });

  it('lists rules in one order, however the pages arrived', async () => {
    const site = await auditFixture('shop');
    const rulesOf = (text) => text.match(/\[[a-z\d-]+\]/g);
    const rules = rulesOf(summariseAudit(site));
    expect(rules.length).toBeGreaterThan(10);
    expect(rulesOf(summariseAudit({ ...site, pages: site.pages.toReversed() }))).toEqual(rules);
  });

  it('shows that a faultless site has no issues', async () => {
    const text = summariseAudit(await auditFixture('faultless'));
    expect(text).toContain('score 100 of 100');
    expect(text).not.toMatch(/\n(?:Critical|Warnings|Advice)\n/);
  });
});
