/** Fails when the words of a prompt change and its version does not: answers to an older one would be used. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chatInstructions } from './chat-prompt.ts';
import { comparisonPrompt, comparisonPromptVersion } from './comparison-prompt.ts';
import { designPrompt, designPromptVersion } from './design-prompt.ts';
import { lengthPrompt, lengthPromptVersion } from './length-prompt.ts';
import { pagePrompt, pagePromptVersion } from './page-prompt.ts';
import { openSiteHelp } from './page-prompt-data.ts';
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
  spoken: [],
  topics: [],
  strategies: [],
};

const prompts = {
  page: [pagePromptVersion, pagePrompt({ site: smallSite, page, help }).system],
  length: [lengthPromptVersion, lengthPrompt([]).system],
  site: [sitePromptVersion, sitePrompt(smallSite, {}).system],
  design: [designPromptVersion, designPrompt(screenshot).system],
  comparison: [comparisonPromptVersion, comparisonPrompt(sites).system],
  chat: [2, chatInstructions.join('\n')],
} as const;

/** Of each version, the first characters of its hash. */
const known: Readonly<Record<keyof typeof prompts, Readonly<Record<number, string>>>> = {
  page: { 2: '6a30f66c' },
  length: { 1: 'fd28c2f6' },
  site: { 2: '37d189d5' },
  design: { 2: '3cf3f4f6' },
  comparison: { 1: 'cfbeda7c' },
  chat: { 2: '087d8ee5' },
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
