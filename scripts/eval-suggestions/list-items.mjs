/** Everything an owner is given for a site as one flat list, each once, with the page it is for. */
import { listSuggestions } from '../corpus/list-findings.mjs';

/** The advice holds titles, descriptions, headings and links already; fixes are the same as patches. */
const given = new Set([
  'advice',
  'alt',
  'title',
  'description',
  'strategy',
  'recommendation',
  'keyword',
  'overview',
]);

/** Nothing is said where nothing is known. */
const isEmptyOverview = (kind, text) =>
  kind === 'overview' &&
  Object.values(JSON.parse(text)).every((value) => value === null || value.length === 0);

export function listItems(site, analysis) {
  const pages = new Map(analysis.pages.map((page) => [page.url, page]));
  return listSuggestions(site, analysis)
    .filter(({ kind, text }) => given.has(kind) && text !== '' && !isEmptyOverview(kind, text))
    .filter((item, _, all) => {
      const isInAdvice =
        (item.kind === 'title' || item.kind === 'description') &&
        all.some(
          (other) => other.kind === 'advice' && other.url === item.url && other.text.includes(item.text),
        );
      return !isInAdvice;
    })
    .map((item) => {
      const page = pages.get(item.url);
      const issue = page?.issues.find(({ ruleId }) => ruleId === item.ruleId);
      return { ...item, page, issue, pageLanguage: page?.language ?? undefined };
    });
}

/** Titles and descriptions as texts of their own, for the flags; the sheet has them inside the advice. */
export const listTexts = (site, analysis) =>
  listSuggestions(site, analysis)
    .filter(({ kind }) => kind === 'title' || kind === 'description' || kind === 'alt')
    .map((item) => ({
      ...item,
      pageLanguage: analysis.pages.find(({ url }) => url === item.url)?.language ?? undefined,
    }));
