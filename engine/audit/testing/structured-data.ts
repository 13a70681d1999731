/** Structured data as the extractor reads it, for tests of rules that see it after a page's scripts ran. */
import { extractHtml } from '../../extract/extract-html.ts';
import type { StructuredDataFacts } from '../../facts/structured-facts.ts';

export const structuredDataOf = (...items: readonly object[]): StructuredDataFacts =>
  extractHtml({
    url: 'https://site.example/',
    html: items
      .map((item) => ({ '@context': 'https://schema.org', ...item }))
      .map((item) => `<script type="application/ld+json">${JSON.stringify(item)}</script>`)
      .join(''),
  }).structuredData;
