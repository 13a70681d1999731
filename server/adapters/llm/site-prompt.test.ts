/** Tests the prompt about a site: what is sent, and what of the answer reaches the report. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import { siteFacts } from '@pagewright/engine/suggest/accept/page-texts';
import { bounds } from '@pagewright/engine/suggest/accept/text-bounds';
import type { SiteSuggestions } from '@pagewright/engine/suggest/suggester';
import { describe, expect, it } from 'vitest';
import { mergeSite } from './merge-site.ts';
import { sitePrompt } from './site-prompt.ts';
import { goodSite, pageOf, siteOf, smallSite } from './testing/small-site.ts';

const card = { overallScore: 61, explanation: 'Floor.', findings: [] };
const insights: EnhancedInsights = {
  technicalAnalysis: card,
  performanceAnalysis: { ...card, overallScore: 40 },
  contentQualityAnalysis: {
    ...card,
    keywordQuality: {
      healthScore: 70,
      overOptimization: [
        { keyword: 'cups', density: 4, improvementStrategy: 'Floor.', alternatives: ['mugs'] },
      ],
      underOptimization: [{ suggestion: 'bowls', opportunity: 'Floor.', implementation: 'Floor.' }],
    },
    strategicRecommendations: [
      {
        title: 'Rewrite 2 page titles',
        priority: 'high',
        description: 'Floor.',
        implementation: 'Floor. Effort: about 4 minutes.',
        expectedImpact: 'Clears 2 findings.',
      },
    ],
  },
};
const site = { ...smallSite, additionalInfo: 'Sound warm.' };
const overview = { businessType: 'Pottery', industry: '', targetAudience: '', mainServices: [] };

describe('the prompt about a site', () => {
  it('has the owner’s note apart, and numbered drafts', () => {
    const { prompt } = sitePrompt(site, insights, overview);
    const [before = '', inside = ''] = prompt.split('<website-data mark=');
    expect(before).toContain('"Sound warm."');
    expect(inside).toContain('"strategies":[{"number":0,"title":"Rewrite 2 page titles"');
    expect(inside).toContain('"overused":[{"number":0,"keyword":"cups"');
    expect(inside).toContain('"draft":{"businessType":"Pottery"}');
    expect(inside).toMatch(/"pages":\[\{"path":"\/[^"]*","type":"\w+","language":"en"/);
  });

  it('names every limit that the answer is checked against', () => {
    const { system } = sitePrompt(site, insights, overview);
    for (const { max } of [bounds.name, bounds.explanation, bounds.topic, bounds.remarkTitle])
      expect(system).toContain(`at most ${max} characters`);
  });

  it('has the most important pages, what they open with, and says how many are left out', () => {
    const hours = pageOf(
      '/hours',
      '<p>Sunday closed</p><p>You find our workshop in the old mill by the river, behind the bridge.</p>',
    );
    const many = Array.from({ length: 31 }, (_, at) => ({
      ...pageOf(`/${at}`, '<p>Cups.</p>'),
      weight: 0.1,
    }));
    const { prompt } = sitePrompt(siteOf([...many, { ...hours, weight: 0.9 }]), insights, null);
    expect(prompt).toContain('"pages":[{"path":"/hours"');
    expect(prompt).toContain('"opening":"You find our workshop in the old mill');
    expect(prompt).toContain('These are the 30 most important pages; 2 more exist.');
  });

  it('has how and when the business is reached, whichever page says so', () => {
    const contact = pageOf(
      '/visit',
      '<p>Find us behind the bridge. Monday to Friday 9:00–17:00, Saturday 10:00–14:00.</p><p>Call <a href="tel:+441422555123">01422 555 123</a>.</p>',
    );
    const { prompt } = sitePrompt(siteOf([pageOf('/', '<p>Cups.</p>'), contact]), insights, null);
    expect(prompt).toContain('"hours":["Find us behind the bridge. Monday to Friday 9:00–17:00');
    expect(prompt).toMatch(/"phones":\["[^"]*1422 ?555 ?123"\]/);
  });

  it('depends on everything but the measured speed', () => {
    const keyOf = (given: EnhancedInsights): string =>
      JSON.stringify(sitePrompt(site, given, overview).dependsOn);
    const faster = { ...insights, performanceAnalysis: { ...card, overallScore: 90 } };
    expect(keyOf(faster)).toBe(keyOf(insights));
    expect(keyOf({ ...insights, technicalAnalysis: { ...card, overallScore: 90 } })).not.toBe(
      keyOf(insights),
    );
  });
});

describe('the answer about a site', () => {
  const builtIn: SiteSuggestions = {
    writtenBy: builtInName,
    overview: { businessType: 'Floor', industry: 'Floor', targetAudience: 'Floor', mainServices: [] },
    insights,
    notes: [],
  };

  it('words keywords and strategies, and leaves figures, priorities and effects', () => {
    const answer = {
      ...goodSite,
      overused: [
        {
          number: 0,
          text: 'Say vessels in every second paragraph instead.',
          alternatives: ['vessels', 'mugs'],
        },
      ],
      underused: [{ number: 0, text: 'Add a paragraph about bowls to the page on cups.' }],
      strategies: [
        {
          number: 0,
          title: 'Give each page a title of its own',
          description: 'Two pages share a title, so people cannot choose between them.',
        },
        {
          number: 7,
          title: 'Buy advertising somewhere',
          description: 'This was never measured by anybody at all.',
        },
      ],
    };
    const content = mergeSite(builtIn, answer, { site, name: 'test-model', facts: siteFacts(site, 'en') })
      .insights.contentQualityAnalysis;
    expect(content?.keywordQuality).toMatchObject({
      healthScore: 70,
      overOptimization: [
        {
          keyword: 'cups',
          density: 4,
          improvementStrategy: answer.overused[0]?.text,
          alternatives: ['vessels', 'mugs'],
        },
      ],
      underOptimization: [{ suggestion: 'bowls', implementation: answer.underused[0]?.text }],
    });
    expect(content?.strategicRecommendations).toEqual([
      {
        ...insights.contentQualityAnalysis?.strategicRecommendations?.[0],
        title: 'Give each page a title of its own',
        description: answer.strategies[0]?.description,
      },
    ]);
  });

  it('that states a figure of its own leaves the built-in text', () => {
    const answer = {
      ...goodSite,
      strategies: [
        {
          number: 0,
          title: 'Win 300% more visitors',
          description: 'You gain 5,000 visitors for just €99 a month.',
        },
      ],
    };
    const content = mergeSite(builtIn, answer, { site, name: 'test-model', facts: siteFacts(site, 'en') })
      .insights.contentQualityAnalysis;
    expect(content?.strategicRecommendations?.[0]?.title).toBe('Rewrite 2 page titles');
  });
});
