/** Extracts structured data, for tests of rules on rendered pages. */
import { extractHtml } from '../../extract/extract-html.ts';
import type { StructuredDataFacts } from '../../model/structured-facts.ts';

export const structuredDataOf = (...items: readonly object[]): StructuredDataFacts =>
  extractHtml({
    url: 'https://site.example/',
    html: items
      .map((item) => ({ '@context': 'https://schema.org', ...item }))
      .map((item) => `<script type="application/ld+json">${JSON.stringify(item)}</script>`)
      .join(''),
  }).structuredData;
