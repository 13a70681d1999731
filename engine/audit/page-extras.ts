/** What the URL explorer shows of a page besides what the report has of it. */
import type { PageFacts } from '../model/page-facts.ts';
import { detach } from './detach.ts';

export interface PageExtras {
  /** Of the response, as far as they are anybody's business. */
  readonly headers: Readonly<Record<string, string>>;
  readonly schemaTypes: readonly string[];
  /** ISO day. */
  readonly lastModified: string | null;
}

const headersMax = 40;
const valueMax = 500;
const typesMax = 20;
/** They sign a visitor in. */
const unshown = new Set(['set-cookie', 'set-cookie2']);

export const dayOf = (text: string | null): string | null => {
  const ms = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString().slice(0, 10);
};

const modifiedIn = ({ structuredData }: PageFacts): string | null => {
  for (const { properties } of structuredData.topItems) {
    const [value] = properties['dateModified'] ?? [];
    if (typeof value === 'string') return value;
  }
  return null;
};

export function extrasOf(facts: PageFacts): PageExtras {
  const { http, structuredData } = facts;
  return {
    headers: Object.fromEntries(
      Object.entries(http.headers)
        .filter(([name]) => !unshown.has(name))
        .slice(0, headersMax)
        .map(([name, value]) => [detach(name), detach(value.slice(0, valueMax).toWellFormed())]),
    ),
    schemaTypes: [...new Set(structuredData.topItems.flatMap(({ types }) => types))]
      .slice(0, typesMax)
      .map(detach),
    lastModified: dayOf(http.lastModified) ?? dayOf(modifiedIn(facts)),
  };
}
