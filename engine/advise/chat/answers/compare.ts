/** This page beside another of the site: figures, findings the one has and the other not, and words only the other uses. */
import type { Page } from '@pagewright/contract/entities/page';
import { pageName } from '@pagewright/contract/report-words';
import { graphemeLength } from '@pagewright/contract/verdicts';
import { pathOf } from '../../analyst/suggest/wording.ts';
import { fold, stem, wordsIn } from '../../analyst/text.ts';
import { code, plain, quoted, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import type { Room } from '../room.ts';
import { Sheet } from '../sheet.ts';

const listMax = 6;

const bare = (url: string): string =>
  url
    .replace(/[?#].*$/, '')
    .replace(/\/(?:index\.\w+)?$/, '')
    .replace(/^https?:\/\/(?:www\.)?/, '');

/** By its address, else by words of its address and title. */
export function otherPage({ bench }: Room, { slots, folded }: Reading): Page | null {
  const { pages, page } = bench;
  if (slots.address !== null) {
    const address = URL.parse(slots.address, page.url)?.href ?? '';
    return pages.find(({ url }) => bare(url) === bare(address)) ?? null;
  }
  if (
    /\b(?:home ?page|start ?page|startseite|accueil|inicio|pagina inicial|front page|index|homepagina)\b/.test(
      folded,
    )
  )
    return pages.find(({ url }) => (URL.parse(url)?.pathname ?? '') === '/') ?? null;
  const asked = wordsIn([folded, ...slots.quoted].join(' '))
    .filter((word) => word.length > 2 && !asking.has(word))
    .map(stem);
  const score = (other: Page): number => {
    const path = new Set(wordsIn((URL.parse(other.url)?.pathname ?? '').replaceAll(/[-_/]/g, ' ')).map(stem));
    const title = new Set(wordsIn(other.title ?? '').map(stem));
    const [folder = ''] = (URL.parse(other.url)?.pathname ?? '')
      .split('/')
      .filter((part) => part !== '')
      .slice(-1);
    const isNamed = asked.some((word) => word === stem(folder));
    return (
      (isNamed ? 3 : 0) +
      asked.filter((word) => path.has(word)).length * 2 +
      asked.filter((word) => title.has(word)).length
    );
  };
  const [best, second] = pages.toSorted((a, b) => score(b) - score(a));
  if (best === undefined || score(best) === 0) return null;
  return second !== undefined && score(second) === score(best) && best.url.length > second.url.length
    ? second
    : best;
}

const asking = new Set(
  'compare this page with the other and versus how does differ from better worse than what about between site vergleiche diese seite mit der anderen compara esta pagina con otra comparer cette page avec autre confronta questa pagina altra compare com vergelijk deze pagina met andere is my our'.split(
    ' ',
  ),
);

const issueIds = (page: Page): Set<string> => new Set(page.issues.map(({ ruleId }) => ruleId));

function rowsOf({ words, bench }: Room, other: Page): string[][] {
  const count = (page: Page, severity: string): number =>
    page.issues.filter((issue) => issue.severity === severity).length;
  const length = (text: string | null): string =>
    text === null ? words.missing() : String(graphemeLength(text));
  const row = (name: string, of: (page: Page) => string): string[] => [name, of(bench.page), of(other)];
  const names = words.compareRows();
  return [
    row(names.score, ({ score }) => (score === undefined ? '–' : String(score.value))),
    row(names.critical, (page) => String(count(page, 'critical'))),
    row(names.warnings, (page) => String(count(page, 'warning'))),
    row(names.title, ({ title }) => length(title)),
    row(names.description, ({ metaDescription }) => length(metaDescription)),
    row(names.words, ({ contentMetrics }) => String(contentMetrics.wordCount)),
    row(names.ease, ({ contentMetrics }) =>
      contentMetrics.readingEase == null ? '–' : String(Math.floor(contentMetrics.readingEase)),
    ),
    row(names.headings, ({ headings }) => String(headings.length)),
    row(
      names.images,
      ({ images }) => `${images.length} (${images.filter(({ alt }) => alt === null).length})`,
    ),
  ];
}

export async function answerCompare(room: Room, reading: Reading): Promise<Sheet> {
  const { bench, words } = room;
  const sheet = new Sheet();
  const other = otherPage(room, reading);
  if (other === null) {
    const some = bench.pages.slice(0, 8).map(({ url }) => code(pathOf(url, bench.page.url)));
    return sheet
      .say(some.length === 0 ? words.onlyPage() : words.whichPage(some))
      .next(...bench.pages.slice(0, 3).map(({ url }) => words.ask.compareWith(pathOf(url, bench.page.url))));
  }
  const path = pathOf(other.url, bench.page.url);
  sheet.say(words.comparing(quoted(pageName(other)), code(path)));
  sheet.say(table(['', words.thisPage(), plain(path)], rowsOf(room, other)));
  const [own, theirs] = [issueIds(bench.page), issueIds(other)];
  const only = bench.page.issues.filter(({ ruleId }) => !theirs.has(ruleId));
  const onlyThere = other.issues.filter(({ ruleId }) => !own.has(ruleId));
  sheet.cite(...only);
  if (only.length > 0)
    sheet.say(
      words.onlyHere(only.slice(0, listMax).map(({ ruleId, title }) => `${plain(title)} (${code(ruleId)})`)),
    );
  if (onlyThere.length > 0)
    sheet.say(
      words.onlyThere(
        onlyThere.slice(0, listMax).map(({ ruleId, title }) => `${plain(title)} (${code(ruleId)})`),
      ),
    );
  const mine = fold(
    [bench.page.title, ...bench.page.headings.map(({ text }) => text), ...bench.brief.paragraphs].join(' '),
  );
  const missing = other.contentMetrics.keywordDensity
    .filter(({ keyword }) => !mine.includes(fold(keyword)))
    .slice(0, 8);
  if (missing.length > 0) sheet.say(words.onlyWords(missing.map(({ keyword }) => quoted(keyword))));
  const shared = other.contentMetrics.keywordDensity
    .filter(({ keyword }) => mine.includes(fold(keyword)))
    .slice(0, 6);
  if (shared.length > 0) sheet.say(words.sharedWords(shared.map(({ keyword }) => quoted(keyword))));
  sheet.say(words.otherIsStored());
  return sheet.remember({ target: other.url }).next(words.ask.first(), words.ask.outline());
}
