/** Fails when the words of a prompt change and its version does not: answers to an older one would be used. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chatInstructions } from './chat-prompt.ts';
import { comparisonPrompt, comparisonPromptVersion } from './comparison-prompt.ts';
import { designPrompt, designPromptVersion } from './design-prompt.ts';
import { pagePrompt, pagePromptVersion } from './page-prompt.ts';
import { openSiteHelp } from './page-prompt-data.ts';
import { repairPrompt, repairPromptVersion } from './repair-prompt.ts';
import { sitePrompt, sitePromptVersion } from './site-prompt.ts';
import { smallSite } from './testing/small-site.ts';

const [page] = smallSite.pages;
if (page === undefined) throw new Error('The site has pages.');
const help = { site: openSiteHelp(smallSite), overview: null, draft: null };
const screenshot = {
  url: '',
  image: new Uint8Array(),
  size: { width: 1, height: 1 },
  places: [],
  measured: [],
};
const sites = {
  mainDomain: 'a.example',
  competitorDomain: 'b.example',
  ownerNote: '',
  business: null,
  spoken: [],
  spokenLeftOut: 0,
  topics: [],
};

const prompts = {
  page: [pagePromptVersion, pagePrompt({ site: smallSite, page, help }).system],
  repair: [repairPromptVersion, repairPrompt([], { brief: page.brief, note: '' }).system],
  site: [sitePromptVersion, sitePrompt(smallSite, {}, null).system],
  design: [designPromptVersion, designPrompt(screenshot, { note: '', business: null, brief: null }).system],
  comparison: [comparisonPromptVersion, comparisonPrompt(sites).system],
  chat: [7, chatInstructions.join('\n')],
} as const;

/** Of each version, the first characters of its hash. */
const known: Readonly<Record<keyof typeof prompts, Readonly<Record<number, string>>>> = {
  page: { 6: 'd3e74956' },
  repair: { 1: '64e7e288' },
  site: { 6: '5169dbc9' },
  design: { 4: 'db25da17' },
  comparison: { 4: '5c34dd1c' },
  chat: { 7: '9ead98fc' },
};

describe('the words of a prompt', () => {
  it.each(Object.keys(prompts) as (keyof typeof prompts)[])('belong to its version: %s', (name) => {
    const [version, words] = prompts[name];
    const hash = createHash('sha256').update(words).digest('hex').slice(0, 8);
    expect(known[name][version], `Raise the version of the ${name} prompt, and note its hash here.`).toBe(
      hash,
    );
  });
});
