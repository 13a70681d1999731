/** Lists what the main site lacks compared with the competitor, each gap with its sources. */

import type { ClaimSource, CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { Area } from './areas.ts';
import type { Sides } from './comparable-samples.ts';
import type { ComparedWords } from './compare-words.ts';
import type { Keyword } from './opportunity-keywords.ts';
import { sourcesOf } from './site-insights.ts';
import { clip, sourceAt } from './wording.ts';

const areasMax = 10;
const sourcesMax = 5;

type Gaps = CompetitorResult['gaps'];

interface Gap {
  readonly text: string;
  readonly sources: readonly ClaimSource[];
}

function keywordGap({ main, competitor }: Sides, { keyword, places, mainUrl, mainUses }: Keyword): Gap {
  return {
    text: keyword,
    sources: [
      ...places.slice(0, sourcesMax).map(({ url, text }) => sourceAt(competitor, url, text)),
      ...(mainUrl === null
        ? []
        : [
            sourceAt(
              main,
              mainUrl,
              mainUses === 1
                ? 'Used once, in no title, description or heading'
                : `Used ${mainUses} times, in no title, description or heading`,
            ),
          ]),
    ],
  };
}

export function gapsOf(sides: Sides, areas: readonly Area[], { topics, keywords }: ComparedWords): Gaps {
  const missing = topics.map(({ label, url, source }) => ({
    text: clip(label),
    sources: [sourceAt(sides.competitor, url, source)],
  }));
  const weak = areas.slice(0, areasMax).map(({ name, broken }) => ({
    text: name,
    sources: sourcesOf(sides.main, broken, sourcesMax),
  }));
  const words = keywords.map((keyword) => keywordGap(sides, keyword));
  const textsOf = (gaps: readonly Gap[]): string[] => [...new Set(gaps.map(({ text }) => text))];
  return {
    missingTopics: textsOf(missing),
    underOptimizedAreas: textsOf(weak),
    opportunityKeywords: textsOf(words),
    sources: [...missing, ...weak, ...words]
      .filter(({ sources }) => sources.length > 0)
      .map(({ text, sources }) => ({ gap: text, sources: [...sources] })),
  };
}
