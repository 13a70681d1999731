/** Lists the contents of a sample: titles, descriptions, first headings, counts. */
import type { CompetitorResult, SiteDetails } from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import type { Side } from './comparable-samples.ts';

const textMax = 2000;

const cut = (text: string): string => text.slice(0, textMax).toWellFormed();

export const detailsOf = ({ pages }: Side): SiteDetails => ({
  titles: pages.flatMap(({ title }) => (title === null ? [] : [cut(title)])),
  descriptions: pages.flatMap(({ metaDescription }) =>
    metaDescription === null ? [] : [cut(metaDescription)],
  ),
  headings: pages.flatMap(({ headings }) =>
    headings.slice(0, limits.competitor.headings).map(({ level, text }) => ({ level, text: cut(text) })),
  ),
  images: pages.reduce((sum, { images }) => sum + images.length, 0),
  pages: pages.length,
});

/** The competitor's pages, which are listed nowhere else in the report. */
export const pagesOf = ({ pages }: Side): CompetitorResult['analysis'] => ({
  pages: pages.map(({ url, title }) => ({ url: cut(url), title: title === null ? null : cut(title) })),
});
