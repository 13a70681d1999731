/** Sentences for the report about pages that were not rendered and screenshots that are missing. */
import type { PageRendering } from './render-pages.ts';

const listedMax = 10;

/** One sentence when only some of the pages were rendered. */
export function describeRendered(renderings: readonly PageRendering[], pages: number): string[] {
  const rendered = renderings.filter(({ result }) => result.kind === 'rendered').length;
  if (renderings.length === 0 || rendered === pages) return [];
  return [`A browser looked at ${rendered} of ${pages} pages; rules that need one were asked about these.`];
}

/** One sentence when screenshots could not be stored. */
export function describeUnstored(renderings: readonly PageRendering[]): string[] {
  const urls = renderings.flatMap(({ url, result }) =>
    result.kind === 'rendered' && result.unstored.length > 0 ? [url] : [],
  );
  if (urls.length === 0) return [];
  const more = urls.length > listedMax ? ` and ${urls.length - listedMax} more` : '';
  const listed = `${urls.slice(0, listedMax).join(', ')}${more}`;
  return [`Screenshots are missing, because there was no room to keep them: ${listed}.`];
}
