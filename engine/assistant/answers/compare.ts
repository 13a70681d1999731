/** Compares the page with another page of the site: figures, findings of only one of them, words only the other uses. */
import type { Page } from '@pagewright/contract/entities/page';
import { graphemeLength } from '@pagewright/contract/ratings';
import { pageName } from '@pagewright/contract/report/report-words';
import { pathOf } from '../../suggest/built-in/suggestions/wording.ts';
import { fold } from '../../text/fold.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import type { ChatContext } from '../chat-context.ts';
import type { Intent } from '../intent.ts';
import { code, plain, quoted, table } from '../markdown.ts';

const listMax = 6;

const bare = (url: string): string =>
  url
    .replace(/[?#].*$/, '')
    .replace(/\/(?:index\.\w+)?$/, '')
    .replace(/^https?:\/\/(?:www\.)?/, '');

/** By its URL, else by words of its URL and title. */
export function otherPage({ sandbox }: ChatContext, { slots, folded }: Intent): Page | null {
  const { pages, page } = sandbox;
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
  const questionStems = wordsIn([folded, ...slots.quoted].join(' '))
    .filter((word) => word.length > 2 && !stopWords.has(word))
    .map(stem);
  const score = (other: Page): number => {
    const path = new Set(wordsIn((URL.parse(other.url)?.pathname ?? '').replaceAll(/[-_/]/g, ' ')).map(stem));
    const title = new Set(wordsIn(other.title ?? '').map(stem));
    const [folder = ''] = (URL.parse(other.url)?.pathname ?? '')
      .split('/')
      .filter((part) => part !== '')
      .slice(-1);
    const isNamed = questionStems.some((word) => word === stem(folder));
    return (
      (isNamed ? 3 : 0) +
      questionStems.filter((word) => path.has(word)).length * 2 +
      questionStems.filter((word) => title.has(word)).length
    );
  };
  const [best, second] = pages.toSorted((a, b) => score(b) - score(a));
  if (best === undefined || score(best) === 0) return null;
  return second !== undefined && score(second) === score(best) && best.url.length > second.url.length
    ? second
    : best;
}

const stopWords = new Set(
  'compare this page with the other and versus how does differ from better worse than what about between site vergleiche diese seite mit der anderen compara esta pagina con otra comparer cette page avec autre confronta questa pagina altra compare com vergelijk deze pagina met andere is my our'.split(
    ' ',
  ),
);

const issueIds = (page: Page): Set<string> => new Set(page.issues.map(({ ruleId }) => ruleId));

function rowsOf({ words, sandbox }: ChatContext, other: Page): string[][] {
  const count = (page: Page, severity: string): number =>
    page.issues.filter((issue) => issue.severity === severity).length;
  const length = (text: string | null): string =>
    text === null ? words.missing() : String(graphemeLength(text));
  const row = (name: string, of: (page: Page) => string): string[] => [name, of(sandbox.page), of(other)];
  const names = words.compareRows();
  return [
    row(names.score, ({ score }) => (score == null ? '–' : String(score.value))),
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

export async function answerCompare(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const other = otherPage(context, intent);
  if (other === null) {
    const some = sandbox.pages.slice(0, 8).map(({ url }) => code(pathOf(url, sandbox.page.url)));
    return answer
      .addText(some.length === 0 ? words.onlyPage() : words.whichPage(some))
      .next(
        ...sandbox.pages
          .slice(0, 3)
          .map(({ url }) => words.followUps.compareWith(pathOf(url, sandbox.page.url))),
      );
  }
  const path = pathOf(other.url, sandbox.page.url);
  answer.addText(words.comparing(quoted(pageName(other)), code(path)));
  answer.addText(table(['', words.thisPage(), plain(path)], rowsOf(context, other)));
  const [own, theirs] = [issueIds(sandbox.page), issueIds(other)];
  const only = sandbox.page.issues.filter(({ ruleId }) => !theirs.has(ruleId));
  const onlyThere = other.issues.filter(({ ruleId }) => !own.has(ruleId));
  answer.cite(...only);
  if (only.length > 0)
    answer.addText(
      words.onlyHere(only.slice(0, listMax).map(({ ruleId, title }) => `${plain(title)} (${code(ruleId)})`)),
    );
  if (onlyThere.length > 0)
    answer.addText(
      words.onlyThere(
        onlyThere.slice(0, listMax).map(({ ruleId, title }) => `${plain(title)} (${code(ruleId)})`),
      ),
    );
  const mine = fold(
    [sandbox.page.title, ...sandbox.page.headings.map(({ text }) => text), ...sandbox.brief.paragraphs].join(
      ' ',
    ),
  );
  const missing = other.contentMetrics.keywordDensity
    .filter(({ keyword }) => !mine.includes(fold(keyword)))
    .slice(0, 8);
  if (missing.length > 0) answer.addText(words.onlyWords(missing.map(({ keyword }) => quoted(keyword))));
  const shared = other.contentMetrics.keywordDensity
    .filter(({ keyword }) => mine.includes(fold(keyword)))
    .slice(0, 6);
  if (shared.length > 0) answer.addText(words.sharedWords(shared.map(({ keyword }) => quoted(keyword))));
  answer.addText(words.otherIsStored());
  return answer.remember({ target: other.url }).next(words.followUps.first(), words.followUps.outline());
}
