/** Repairs the JSON-LD of a page, or fills in what the page shows, where that clears a finding. */
import type { PageFacts } from '../model/page-facts.ts';
import { shownPrice } from '../suggest/facts/prices.ts';
import type { PageBrief } from '../suggest/page-brief.ts';
import { completedJson, repairedJson } from './repair-json.ts';

export const jsonScript = (text: string): string => `<script type="application/ld+json">\n${text}\n</script>`;

export interface JsonLdChange {
  readonly kind: 'json-ld';
  readonly from: string;
  readonly text: string;
}

/** A page with a copy on which a change can be tried. */
export interface PageWithJsonLd {
  readonly brief: PageBrief;
  readonly facts: PageFacts | null;
  readonly verifyChanges: (
    changes: readonly JsonLdChange[],
  ) => { readonly cleared: readonly string[] } | null;
}

export function fixJsonLd(
  { brief, facts, verifyChanges }: PageWithJsonLd,
  ruleId: string,
): JsonLdChange | null {
  const isPicture = (src: string): boolean => !/\.svg$|icon|logo|sprite/i.test(src);
  const image = brief.images.find(({ region, src }) => region === 'main' && isPicture(src))?.src ?? null;
  for (const { raw, error } of facts?.structuredData.jsonLd ?? []) {
    const text = error === null ? completedJson(raw, { price: shownPrice(brief), image }) : repairedJson(raw);
    const change = text === null ? null : ({ kind: 'json-ld', from: raw, text } as const);
    if (change !== null && verifyChanges([change])?.cleared.includes(ruleId) === true) return change;
  }
  return null;
}
