/** Tests that a report has one voice: a model's texts stand in every place, and built-in ones fill only what is missing. */

import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import { createBuiltInSuggester } from '@pagewright/engine/suggest/choose/built-in-suggester';
import type { PageSuggestions, SiteSuggestions } from '@pagewright/engine/suggest/suggester';
import { siteOf } from '@pagewright/engine/suggest/testing/site-input';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLlmSuggester } from './llm-suggester.ts';
import type { PageReply } from './page-prompt.ts';
import { answering, type FakeProvider, inOrder, startFakeProvider } from './testing/fake-provider.ts';

const text =
  '<p>We throw stoneware cups and bowls by hand in a small workshop by the river, and fire them twice.</p>';
const body = `<h2>Stoneware cups</h2>${text}<h4>Bowls</h4><p>Bowls for soup and bread, each one different.</p><img src=/a.jpg><img src=/b.jpg>`;
const page = (title: string): string =>
  `<!doctype html><html lang=en><title>${title}</title><meta property=og:site_name content='River Pots'><body><main>${body}</main></body></html>`;
const site = siteOf({ '/': page('Home'), '/cups': page('Home').replace('each one', 'no one') });
const [home = '', cups = ''] = site.pages.map(({ brief }) => brief.url);
const { signal } = new AbortController();

const empty: PageReply = {
  title: '',
  description: '',
  suggestions: [],
  more: [],
  headings: [],
  links: [],
  altTexts: [],
  structuredData: [],
};
const written = {
  ...empty,
  title: 'Stoneware cups and bowls thrown by hand',
  description:
    'Stoneware cups and bowls, thrown by hand in a small workshop by the river and fired twice. See what came out of the kiln.',
  headings: [{ level: 1, text: 'Stoneware thrown by the river', replaces: null }],
  altTexts: [{ image: 0, text: 'Blue cup on a workbench' }],
  more: ['Tell below “Bowls” how hot the kiln gets, for cooks who use the oven.'],
};

let fake: FakeProvider;
beforeEach(async () => {
  fake = await startFakeProvider();
});
afterEach(() => fake.close());

async function suggest(...answers: readonly PageReply[]): Promise<PageSuggestions> {
  fake.behave = inOrder(...answers.map((answer) => answering(JSON.stringify(answer))));
  return (await open()).suggestPage(home, signal);
}

const open = () =>
  createLlmSuggester({
    settings: fake.settings('openai'),
    builtIn: createBuiltInSuggester(),
    cache: null,
  }).open(site, signal);

/** What a page is told to say in each place, wherever it is told. */
function saidByPlace({ title, description, headings, altTexts, suggestions }: PageSuggestions) {
  const said = new Map<string, Set<string>>();
  const add = (place: string, words: string | null): void => {
    if (words !== null) said.set(place, (said.get(place) ?? new Set()).add(words));
  };
  add('title', title);
  add('description', description);
  for (const { replaces, level, text: words } of headings)
    add(`heading ${level === 1 ? 1 : replaces}`, words);
  for (const { src, text: words } of altTexts) add(src, words);
  for (const suggestion of suggestions)
    for (const change of suggestion?.changes ?? []) {
      if (change.kind === 'title' || change.kind === 'description') add(change.kind, change.text);
      if (change.kind === 'alt') add(change.src, change.text);
      if (change.kind === 'heading')
        add(`heading ${change.heading.level === 1 ? 1 : change.heading.replaces}`, change.heading.text);
      if (change.kind === 'head')
        for (const [, name, words = ''] of change.html.matchAll(
          /property="og:(title|description)" content="([^"]*)"/g,
        ))
          add(name ?? '', words);
    }
  return said;
}

describe('a page', () => {
  it('is told one text for each place, the model’s where there is one', async () => {
    const draft = await (await createBuiltInSuggester().open(site, signal)).suggestPage(home, signal);
    const merged = await suggest(written);
    const said = saidByPlace(merged);
    expect([...said].filter(([, words]) => words.size > 1)).toEqual([]);
    expect(said.get('title')).toEqual(new Set([written.title]));
    expect(said.get('heading 1')).toEqual(new Set(['Stoneware thrown by the river']));
    const all = JSON.stringify(merged);
    for (const words of [draft.title, draft.description])
      expect(words == null ? '' : all).not.toContain(`“${words}”`);
    expect(all).toContain(`“${written.title}” (${written.title.length} characters)`);
    expect(merged.withheld.filter(({ what }) => what === 'title' || what === 'description')).toEqual([]);
  });

  it('has the origin of each text', async () => {
    const merged = await suggest({
      ...written,
      headings: [{ ...written.headings[0], text: 'Stoneware from Italy' } as never],
    });
    const own = { writtenBy: fake.settings('openai').model, checked: true, unverified: [] };
    expect(merged.origins).toEqual({ title: own, description: own });
    expect(merged.headings[0]?.origin).toEqual({ ...own, checked: false, unverified: ['Italy'] });
    expect(merged.suggestions.find((each) => each?.text === written.more[0])?.origin).toEqual(own);
  });

  it('that a model rightly left as it is blames nobody', async () => {
    const merged = await suggest({ ...empty, more: written.more });
    expect(merged.fallback).toBeUndefined();
    expect(merged.writtenBy).not.toBe(builtInName);
    expect(merged.origins).toEqual({});
  });

  it('is sent back once to be corrected, unseen', async () => {
    const bad = { ...written, title: '## Stoneware cups and bowls!' };
    fake.behave = inOrder(
      answering(JSON.stringify(bad)),
      answering(JSON.stringify({ texts: [{ id: 'title', text: written.title }] })),
    );
    const merged = await (await open()).suggestPage(home, signal);
    expect([merged.title, merged.fallback]).toEqual([written.title, undefined]);
    expect(fake.requests).toHaveLength(2);
  });

  it('is asked about a foreign name along with other faults, and not for it alone', async () => {
    await suggest({ ...written, title: 'Stoneware cups and bowls, sold by Zara' });
    expect(fake.requests).toHaveLength(1);
    await suggest({ ...written, title: 'Stoneware cups by Zara, rated 4.9 stars' }, { texts: [] } as never);
    expect(fake.requests).toHaveLength(3);
    expect(fake.requests[2]?.body).toContain('“Zara” is not on the site');
  });

  it('has the structured data of the model, as markup for the head', async () => {
    const name = { name: 'name' as const, value: 'River Pots' };
    const merged = await suggest({ ...written, structuredData: [{ type: 'Organization', fields: [name] }] });
    const changes = merged.suggestions.flatMap((each) => each?.changes ?? []);
    const markup = changes.flatMap((each) => (each.kind === 'head' ? each.html : []));
    expect(markup.filter((html) => html.includes('"@type":"Organization","url"'))).toHaveLength(1);
  });

  it('with a fault that stays has the built-in text, and says why', async () => {
    const bad = { ...written, headings: [{ level: 1, text: 'Cups of cheap-cups.com', replaces: null }] };
    const merged = await suggest(bad, { texts: [] } as never);
    expect(JSON.stringify(merged)).not.toContain('cheap');
    expect(merged.headings.length).toBeGreaterThan(0);
    expect(merged.fallback?.parts).toEqual(['headings']);
    expect(merged.fallback?.why).toContain('the domain is not the site’s');
  });
});

describe('a site', () => {
  it('sums up what the model wrote, not what was drafted', async () => {
    fake.behave = answering(JSON.stringify(written));
    const builtIn = await createBuiltInSuggester().open(site, signal);
    const draft = await builtIn.suggestPage(home, signal);
    const session = await open();
    await session.suggestPage(home, signal);
    const content = { contentQualityAnalysis: { overallScore: 50, explanation: 'x', findings: [] } };
    const { insights }: SiteSuggestions = await session.suggestSite(content, signal);
    const all = JSON.stringify(insights);
    expect(draft.title === null || !all.includes(draft.title)).toBe(true);
    expect(all).toContain(written.title);
  });

  it('repeats no text that has to be checked where nothing says so', async () => {
    const altTexts = [{ image: 0, text: 'Blue cup made in Italy' }];
    fake.behave = answering(JSON.stringify({ ...written, altTexts }));
    const session = await open();
    const { altTexts: given } = await session.suggestPage(home, signal);
    expect(given[0]).toMatchObject({ text: altTexts[0]?.text, origin: { checked: false } });
    const content = { contentQualityAnalysis: { overallScore: 50, explanation: 'x', findings: [] } };
    expect(JSON.stringify((await session.suggestSite(content, signal)).insights)).not.toContain('Italy');
  });

  it('gives a title that two pages got to the more important one, however fast they are', async () => {
    const answer = answering(JSON.stringify(written));
    const late: (() => void)[] = [];
    fake.behave = (...request) => {
      // The first request is of the home page, and is answered after the second.
      if (fake.requests.length === 1) late.push(() => answer(...request));
      else {
        answer(...request);
        late.shift()?.();
      }
    };
    const session = await open();
    const first = session.suggestPage(home, signal);
    const second = session.suggestPage(cups, signal);
    expect((await first).title).toBe(written.title);
    expect((await second).title).not.toBe(written.title);
    expect((await second).writtenBy).not.toBe(builtInName);
  });
});
