/** Sentences for the report about pages that were not rendered and screenshots that are missing. */
import { countOf } from '../audit/count-of.ts';
import type { PageRendering } from './site-rendering.ts';

const listedMax = 10;

/** What was checked in a browser, and what was not. */
export function describeRendered(
  renderings: readonly Pick<PageRendering, 'result' | 'isDocumentOnly'>[],
  { pages, asRendered }: { readonly pages: number; readonly asRendered: number },
): string[] {
  if (renderings.length === 0) return [];
  const seen = renderings.filter(
    ({ result, isDocumentOnly }) => result.kind === 'rendered' && !isDocumentOnly,
  );
  const refused = renderings.flatMap(({ result }) =>
    result.kind === 'failed' && result.isRefused === true ? [result.sentence] : [],
  );
  const failed = renderings.filter(({ result }) => result.kind === 'failed' && result.isOurs);
  return [
    ...(seen.length < pages
      ? [`Design, speed and accessibility were checked in a browser on ${seen.length} of ${pages} pages.`]
      : []),
    ...(asRendered > 0
      ? [
          `${countOf(asRendered, 'page')} ${asRendered === 1 ? 'depends' : 'depend'} on JavaScript and ${asRendered === 1 ? 'was' : 'were'} checked as rendered.`,
        ]
      : []),
    ...(refused[0] !== undefined
      ? [
          `The site let our crawler in, but refused our browser on ${countOf(refused.length, 'page')}, so only the HTML as it was sent was checked there. ${refused[0]}`,
        ]
      : []),
    ...(failed.length > 0
      ? [
          `${countOf(failed.length, 'page')} could not be rendered because our server was too busy, even at a second attempt.`,
        ]
      : []),
  ];
}

/** One sentence when screenshots could not be stored. */
export function describeUnstored(renderings: readonly PageRendering[]): string[] {
  const urls = renderings.flatMap(({ url, result }) =>
    result.kind === 'rendered' && result.unstored.length > 0 ? [url] : [],
  );
  if (urls.length === 0) return [];
  const more = urls.length > listedMax ? ` and ${urls.length - listedMax} more` : '';
  const listed = `${urls.slice(0, listedMax).join(', ')}${more}`;
  return [`Screenshots are missing, because there was no room to store them: ${listed}.`];
}
