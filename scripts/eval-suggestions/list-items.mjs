/** Everything an owner is given for a site as one flat list, each once, with the page it is for. */
import { listSuggestions } from '../corpus/list-findings.mjs';

/** "en" of "en-GB". */
const primary = (language) => language?.split('-')[0];

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

/** A strategy as a line of its own among the recommendations. */
const asRecommendation = (text) => {
  const [title = '', , implementation = ''] = text.split('\n');
  return `${title.replace(/ \((?:high|medium|low)\)$/, '')}: ${implementation}`;
};

/** Whether another item says the same: advice holds the page's texts, a strategy is repeated as a recommendation, a file has one alt text. */
function isSaidBy(item, at, all) {
  if (item.kind === 'title' || item.kind === 'description')
    return all.some(
      (other) => other.kind === 'advice' && other.url === item.url && other.text.includes(item.text),
    );
  if (item.kind === 'recommendation')
    return all.some((other) => other.kind === 'strategy' && asRecommendation(other.text) === item.text);
  const isSame = ({ kind, now, text }) => kind === 'alt' && now === item.now && text === item.text;
  return item.kind === 'alt' && all.findIndex(isSame) !== at;
}

export function listItems(site, analysis) {
  const pages = new Map(analysis.pages.map((page) => [page.url, page]));
  return listSuggestions(site, analysis)
    .filter(
      ({ kind, text }) => given.has(kind) && (text !== '' || kind === 'alt') && !isEmptyOverview(kind, text),
    )
    .filter((item, at, all) => !isSaidBy(item, at, all))
    .map((item) => {
      const page = pages.get(item.url);
      const issue = page?.issues.find(({ ruleId }) => ruleId === item.ruleId);
      return { ...item, page, issue, pageLanguage: primary(page?.language) };
    });
}

/** Titles and descriptions as texts of their own, for the flags; the sheet has them inside the advice. */
export const listTexts = (site, analysis) =>
  listSuggestions(site, analysis)
    .filter(({ kind }) => kind === 'title' || kind === 'description' || kind === 'alt')
    .map((item) => ({
      ...item,
      pageLanguage: primary(analysis.pages.find(({ url }) => url === item.url)?.language),
    }));
