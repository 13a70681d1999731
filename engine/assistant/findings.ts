/** Answers from the audit: the findings in order of weight, one of them with evidence and fix, the score, a whole aspect. */

import type { Issue } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import { severities } from '@pagewright/contract/severities';
import { ruleNamedBy } from '../audit/name-rule.ts';
import { evidenceLines } from '../suggest/built-in/suggestions/evidence-lines.ts';
import { fixFinding } from '../suggest/built-in/suggestions/fix-finding.ts';
import { pathOf } from '../suggest/built-in/suggestions/wording.ts';
import { namedIn } from '../text/find-named.ts';
import { bullets, code, numbered, plain, table } from '../text/markdown.ts';
import type { Chat } from './chat.ts';
import {
  type AnswerKey,
  type Aspect,
  isAspect,
  isElement,
  isKnowledge,
  type KnowledgeId,
  partOf,
  shared,
} from './language-data.ts';
import { lexiconOf } from './lexicon.ts';
import type { ChatChange } from './port.ts';

const [shownMax, groupMax, evidenceMax, pagesMax] = [6, 8, 3, 12];
/** Those that cost the most points first. */
export const ranked = (chat: Chat): Issue[] =>
  chat.sandbox.page.issues.toSorted(
    (a, b) =>
      chat.pointsLost(b.ruleId) - chat.pointsLost(a.ruleId) ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );

const idsOf = (issues: readonly Issue[]): string[] => issues.map(({ ruleId }) => ruleId);

const withDetail = (head: string, detail: string): string =>
  detail === '' ? head : `${head}: ${plain(detail)}`;

function headOf(chat: Chat, issue: Issue): string {
  const { severity, ruleId } = issue;
  const { title } = chat.told(issue);
  const points = chat.pointsLost(ruleId);
  const cost = points > 0 ? `, ${chat.words('points', { points })}` : '';
  return `**${plain(title)}** (${chat.words(`severity-${severity}`)}${cost})`;
}

export function listFindings(chat: Chat, most = shownMax): void {
  const issues = ranked(chat);
  const score = chat.sandbox.page.score?.value ?? '–';
  chat.count().cite(...issues);
  if (issues.length === 0) return void chat.say('findingsNone', { score }).next('title', 'link', 'site');
  chat.say('findingsHead', { count: issues.length, score });
  chat.text(
    numbered(issues.slice(0, most).map((issue) => withDetail(headOf(chat, issue), chat.told(issue).says))),
  );
  if (issues.length > most) chat.say('findingsMore', { count: issues.length - most });
  return void chat.remember({ listed: idsOf(issues) }).next('first', 'score');
}

/** The fix of a finding as it is said and pasted. */
async function fixOf(chat: Chat, issue: Issue) {
  const { suggestions } = await chat.suggestions();
  const { instruction, changes, pasted } = fixFinding(chat.sandbox, issue.ruleId, suggestions);
  const { says, fix } = chat.told(issue);
  const isText = pasted !== null && pasted.kind !== 'html';
  const label = isText
    ? chat.words(`${pasted.kind}Label`, { length: pasted.text.length })
    : chat.words('labelHtml');
  const format = isText ? ('text' as const) : ('html' as const);
  // In other languages than English only the data can say it.
  const text = says === '' ? fix : (instruction ?? fix);
  return { text, block: pasted === null ? null : { label, format, text: pasted.text }, changes };
}

function sayEvidence(chat: Chat, issue: Issue): void {
  const isTranslated = chat.told(issue).says === '';
  const lines = evidenceLines(issue.evidence.slice(0, evidenceMax), chat.sandbox.page.url, !isTranslated);
  if (lines.length > 0) chat.say('evidence').text(bullets(lines));
}

/** Why a rule matters: in the language of the message from the knowledge, else in the report's words. */
function sayWhy(chat: Chat, ruleId: string, why: string): boolean {
  const id = shared.ruleKnowledge.find(([pattern = '']) => new RegExp(pattern).test(ruleId))?.[1] ?? '';
  if (chat.language === 'en') chat.say('why', { text: plain(why) });
  else if (isKnowledge(id)) chat.say('why', { text: '' }).knowledge(id);
  return chat.language === 'en' || isKnowledge(id);
}

/** Only why the rule of a finding matters; false when that cannot be said. */
export function sayReason(chat: Chat, ruleId: string | null): boolean {
  const rule = chat.sandbox.rules.find(({ id }) => id === ruleId);
  return rule !== undefined && sayWhy(chat.count().carry(), rule.id, rule.why);
}

/** One finding with evidence, reason and fix; the fix is tried on a copy. */
export async function explainFinding(chat: Chat, issue: Issue): Promise<void> {
  const { fetchedAt, isPageRuleId } = chat.sandbox;
  chat.count().cite(issue);
  chat.text(withDetail(headOf(chat, issue), chat.told(issue).says));
  sayEvidence(chat, issue);
  sayWhy(chat, issue.ruleId, issue.why);
  const { text, block, changes } = await fixOf(chat, issue);
  chat.say('fix', { text: plain(text) });
  if (block !== null) chat.block(block.label, block.text, block.format);
  chat.offerChanges(changes, issue.title);
  if (changes.length === 0 && fetchedAt !== null)
    chat.say(isPageRuleId(issue.ruleId) ? 'needsPerson' : 'laterMeasured');
  chat.remember({ target: issue.ruleId }).next('first', 'findings');
}

/** A finding, or a rule that found nothing here; false when there is no such rule. */
export async function explainRule(chat: Chat, ruleId: string | null): Promise<boolean> {
  const { page, rules, evaluateRule } = chat.sandbox;
  const issue = page.issues.find((each) => each.ruleId === ruleId);
  const rule = rules.find(({ id }) => id === ruleId);
  if (issue !== undefined) await explainFinding(chat, issue);
  else if (rule !== undefined) {
    const result = evaluateRule(rule.id);
    const title = plain(chat.ruleName(rule.id));
    const isRun = result.kind !== 'not-evaluated';
    // The reason is in English.
    const text = isRun || chat.language !== 'en' ? '' : plain(result.because);
    chat.say(isRun ? 'passed' : 'notRun', { title, text });
    const { fix } = chat.told({ ruleId: rule.id, title, description: '', fix: rule.fix });
    sayWhy(chat, rule.id, rule.why);
    if (chat.language === 'en' || fix !== rule.fix) chat.say('fix', { text: plain(fix) });
    chat.count().remember({ target: rule.id }).next('first', 'findings');
  }
  return issue !== undefined || rule !== undefined;
}

/** The finding that costs the most with its fix, and the next ones; so many of them where that is asked for. */
export async function sayFirst(chat: Chat, count: number | null): Promise<void> {
  const [first, ...others] = ranked(chat);
  const most = (count ?? 0) > 1 ? (count ?? 0) : 4;
  if (first === undefined) return listFindings(chat);
  const next = others.slice(0, most - 1);
  if (count !== null && count > 1) {
    const lines = [first, ...next].map((each) => withDetail(headOf(chat, each), chat.told(each).fix));
    chat.count().say('firstHead').text(numbered(lines)).next('first', 'findings');
  } else {
    await explainFinding(chat.say('firstHead'), first);
    if (next.length > 0)
      chat.say('then').text(
        numbered(
          next.map((issue) => headOf(chat, issue)),
          2,
        ),
      );
  }
  if ((count ?? 0) > next.length + 1) chat.say('findingsAll');
  return void chat.cite(first, ...next).remember({ listed: idsOf([first, ...others]) });
}

/** The findings in two groups, each below its sentence. */
function sayGroups(
  chat: Chat,
  isFirst: (issue: Issue) => boolean,
  heads: readonly [AnswerKey, AnswerKey],
): void {
  const issues = ranked(chat);
  const groups = [issues.filter(isFirst), issues.filter((issue) => !isFirst(issue))];
  if (issues.length === 0) return listFindings(chat);
  for (const [at, group] of groups.entries()) {
    const from = at === 0 ? 1 : (groups[0]?.length ?? 0) + 1;
    const lines = group.slice(0, groupMax).map((each) => headOf(chat, each));
    if (lines.length > 0) chat.say(heads[at === 0 ? 0 : 1]).text(numbered(lines, from));
    if (group.length > groupMax) chat.say('findingsMore', { count: group.length - groupMax });
  }
  chat.count().cite(...issues);
  return void chat.remember({ listed: idsOf(groups.flat()) }).next('first', 'score');
}

/** What costs points or keeps the page from being found, and what may wait. */
export const sayPriorities = (chat: Chat): void =>
  sayGroups(chat, ({ ruleId, severity }) => severity === 'critical' || chat.pointsLost(ruleId) > 0, [
    'worthFixing',
    'canWait',
  ]);

const ownWork = new RegExp(shared.ownWork);
/** What can be changed where the page is edited, and what takes the template or the server. */
export const sayOwnWork = (chat: Chat): void =>
  sayGroups(chat, ({ ruleId }) => ownWork.test(ruleId), ['byYou', 'byDeveloper']);

export function saySeverities(chat: Chat): void {
  const count = (own: string): number =>
    chat.sandbox.page.issues.filter(({ severity }) => severity === own).length;
  const counts = { critical: count('critical'), warning: count('warning'), info: count('info') };
  chat.count().say('severities').say('severityCounts', counts).next('first', 'findings');
}

/** The rule that words name; findings of the page come first. */
export const findRule = ({ sandbox: { page, rules } }: Chat, words: string): string | null =>
  ruleNamedBy(
    words,
    page.issues.map(({ ruleId: id, title }) => ({ id, title })),
    rules,
  );

/** The rule whose finding a message describes in its own words, those of this page first; null when it names none. */
export function ruleInWords({ language, sandbox }: Chat, text: string): string | null {
  const lexicon = lexiconOf(language);
  const ids = namedIn(lexicon.read(text), lexicon.findings);
  const isFound = (id: string): boolean => sandbox.page.issues.some(({ ruleId }) => ruleId === id);
  return ids.find(isFound) ?? ids[0] ?? null;
}

/** The fixes of all findings that a copy can carry together. */
export async function allFixes(chat: Chat): Promise<ChatChange[]> {
  const changes: ChatChange[] = [];
  for (const issue of ranked(chat)) {
    const known = new Set(changes.map((change) => JSON.stringify(change)));
    const fresh = (await fixOf(chat, issue)).changes.filter((change) => !known.has(JSON.stringify(change)));
    const verification = fresh.length === 0 ? null : chat.sandbox.verifyChanges([...changes, ...fresh]);
    if (verification?.broken.length === 0) changes.push(...fresh);
  }
  return changes;
}

/** Whether the points of the page are good, or the number of points that was asked for. */
export function sayRating(chat: Chat, asked: number | null): void {
  const rated = asked !== null && asked <= limits.score.max ? asked : (chat.sandbox.page.score?.value ?? 0);
  const { insightGood: good, insightFair: fair } = limits.score;
  chat.say('scoreRating', { score: rated, tone: chat.words(`tone-${insightTone(rated)}`), good, fair });
}

/** Where else a finding is: the pages of the site with the same one; false without a finding. */
export function sayPagesWith(chat: Chat, ruleId: string | null): boolean {
  const { page, pages, rules } = chat.sandbox;
  if (!rules.some(({ id }) => id === ruleId)) return false;
  const found = [page, ...pages].filter(({ issues }) => issues.some((issue) => issue.ruleId === ruleId));
  const title = plain(chat.ruleName(ruleId ?? ''));
  chat.count().carry();
  chat.say(found.length === 0 ? 'pagesWithNone' : 'pagesWith', { title, count: found.length });
  chat.text(bullets(found.slice(0, pagesMax).map(({ url }) => code(pathOf(url, page.url)))));
  if (found.length > pagesMax) chat.say('listCut', { shown: pagesMax, count: found.length });
  chat.remember({ target: ruleId }).next('first', 'site');
  return true;
}

/** What brings the page to so many points: the costliest findings until there are enough. */
function sayReach(chat: Chat, wanted: number): void {
  const { value = 0, deductions = [] } = chat.sandbox.page.score ?? {};
  const costly = deductions.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  const before = (at: number): number =>
    value + costly.slice(0, at).reduce((sum, { points }) => sum + points, 0);
  const needed = costly.filter((_, at) => before(at) < wanted);
  const list = chat.ruleNames(needed.map(({ ruleId }) => ruleId));
  if (wanted > value && needed.length > 0) chat.say('scoreReach', { wanted, list });
}

/** The points with what they were lost for; `asked` is a number of points that is to be rated or reached. */
export async function sayScore(chat: Chat, asked: number | null): Promise<void> {
  const { page, siteScore } = chat.sandbox;
  chat.count().cite(...page.issues);
  if (page.score == null) return void chat.say('scoreNone').next('findings');
  const costly = page.score.deductions.filter(({ points }) => points > 0);
  chat.say('scoreIs', { score: page.score.value, site: siteScore === null ? '–' : Math.round(siteScore) });
  sayRating(chat, asked);
  if (asked !== null) sayReach(chat, asked);
  const rows = costly.map(({ ruleId, reason, points }) => {
    const issue = page.issues.find((each) => each.ruleId === ruleId);
    return [plain(issue === undefined ? reason : chat.told(issue).title), `−${points}`];
  });
  if (rows.length > 0) chat.text(table(chat.words('scoreHead').split('|'), rows));
  const lost = costly.reduce((sum, { points }) => sum + points, 0);
  if (lost > 0) chat.say('scoreAll', { after: Math.min(limits.score.max, page.score.value + lost) });
  const free = page.issues.filter(({ ruleId }) => costly.every((each) => each.ruleId !== ruleId));
  if (free.length > 0) chat.say('scoreFree', { count: free.length });
  const after = chat.sandbox.verifyChanges(await allFixes(chat))?.scoreAfter ?? 0;
  if (after > page.score.value) chat.say('scoreGain', { after });
  chat.remember({ listed: costly.map(({ ruleId }) => ruleId) });
  return void chat.knowledge('our-score').next('first', 'findings');
}

const isOfAspect = (aspect: Aspect, id: string, own: string): boolean => {
  const [group = '', pattern = ''] = shared.aspects[aspect];
  return (group === '' || own === group) && new RegExp(pattern).test(id);
};

const ofAspect = (chat: Chat, aspect: Aspect): Issue[] =>
  ranked(chat).filter(({ ruleId, category }) => isOfAspect(aspect, ruleId, category));

/** A piece of knowledge, and the findings of this page that it is about. */
export function sayKnowledge(chat: Chat, id: KnowledgeId): void {
  const part = partOf(id);
  const found = isElement(part) ? chat.issuesOf(part) : isAspect(part) ? ofAspect(chat, part) : [];
  chat.count().knowledge(id);
  if (found.length > 0)
    chat.say('here').text(bullets(found.slice(0, evidenceMax).map((each) => headOf(chat, each))));
  chat.cite(...found).remember({ topic: id, element: isElement(part) ? part : null, listed: idsOf(found) });
  if (isElement(part)) chat.next(part);
}

/** What the audit says about speed, phones, indexing …: findings with their fixes, or which checks passed. */
export async function sayAspect(chat: Chat, aspect: Aspect): Promise<void> {
  const { sandbox } = chat;
  const found = ofAspect(chat, aspect);
  const checks = sandbox.rules
    .filter(({ id, group }) => isOfAspect(aspect, id, group))
    .map(({ id }) => sandbox.evaluateRule(id).kind);
  const passed = checks.filter((kind) => kind === 'passed').length;
  const notRun = checks.filter((kind) => kind === 'not-evaluated').length;
  const { whyNotIndexable } = sandbox;
  chat.count().cite(...found);
  if (aspect === 'indexing' && whyNotIndexable === null) chat.say('indexable');
  else if (aspect === 'indexing') chat.say('notIndexable', { text: whyNotIndexable ?? '' });
  const [first, ...others] = found;
  if (first === undefined) chat.say(passed > 0 ? 'aspectNone' : 'aspectUnknown', { passed });
  else await explainFinding(chat, first);
  if (others.length > 0)
    chat.say('then').text(
      numbered(
        others.slice(0, shownMax).map((issue) => withDetail(headOf(chat, issue), chat.told(issue).fix)),
        2,
      ),
    );
  if (notRun > 0 && passed + found.length > 0) chat.say('aspectNotRun', { count: notRun });
  const id = shared.aspectKnowledge[aspect];
  if (first === undefined && isKnowledge(id)) chat.knowledge(id);
  if (first === undefined) chat.remember({ target: aspect });
  chat.remember({ listed: idsOf(found) }).next('first', 'findings');
}
