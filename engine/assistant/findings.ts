/** Answers from the audit: the findings in order of weight, one of them with evidence and fix, the score, a whole aspect. */

import type { Evidence, Issue } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import { severities } from '@pagewright/contract/severities';
import { clip, pathOf } from '../suggest/write/wording.ts';
import { isInjection } from '../text/injection.ts';
import type { Chat } from './chat.ts';
import { fixFinding } from './fix-finding.ts';
import { type Aspect, isAspect, isElement, partOf, shared } from './language-data.ts';
import { bullets, code, numbered, plain, table } from './markdown.ts';
import type { ChatChange } from './port.ts';

const [shownMax, nextMax, evidenceMax] = [6, 3, 3];
/** Those that cost the most points first. */
export const ranked = (chat: Chat): Issue[] =>
  chat.sandbox.page.issues.toSorted(
    (a, b) =>
      chat.pointsLost(b.ruleId) - chat.pointsLost(a.ruleId) ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );

const withDetail = (head: string, detail: string): string =>
  detail === '' ? head : `${head}: ${plain(detail)}`;

function headOf(chat: Chat, issue: Issue): string {
  const { severity, ruleId } = issue;
  const { title } = chat.told(issue);
  const points = chat.pointsLost(ruleId);
  const cost = points > 0 ? `, ${chat.words('points', { points })}` : '';
  return `**${plain(title)}** (${chat.words(`severity-${severity}`)}${cost})`;
}

export function listFindings(chat: Chat): void {
  const issues = ranked(chat);
  const score = chat.sandbox.page.score?.value ?? '–';
  chat.count().cite(...issues);
  if (issues.length === 0) return void chat.say('findingsNone', { score }).next('title', 'link', 'site');
  chat.say('findingsHead', { count: issues.length, score });
  chat.text(
    numbered(
      issues.slice(0, shownMax).map((issue) => withDetail(headOf(chat, issue), chat.told(issue).says)),
    ),
  );
  if (issues.length > shownMax) chat.say('findingsMore', { count: issues.length - shownMax });
  return void chat.asks(...issues.slice(0, 2).map((issue) => chat.told(issue).title)).next('first');
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

/** Where it is, what is there, and what would be better. */
const [placeLength, textLength] = [100, 160];

function evidenceLines(
  evidence: readonly Evidence[],
  /** Of the page: addresses of its site are shown as paths. */
  pageUrl: string,
  /** Whether to show what would be better, which is in English. */
  showsWanted: boolean,
): string[] {
  return evidence.flatMap(({ snippet, found, wanted = '', urls, selector }) => {
    const place = urls?.[0] === undefined ? (selector ?? '') : pathOf(urls[0], pageUrl);
    const shown = (snippet ?? found ?? '').replaceAll('\n', ' ');
    if (isInjection(shown) || (shown === '' && place === '')) return [];
    const parts = [shown.includes(place) ? '' : clip(place, placeLength), clip(shown, textLength)];
    const better =
      !showsWanted || wanted === '' || wanted.includes('\n') ? '' : ` → ${plain(clip(wanted, textLength))}`;
    const said = parts.filter((part) => part !== '').map(code);
    return [`${said.join(': ')}${better}`];
  });
}

function sayEvidence(chat: Chat, issue: Issue): void {
  const isTranslated = chat.told(issue).says === '';
  const lines = evidenceLines(issue.evidence.slice(0, evidenceMax), chat.sandbox.page.url, !isTranslated);
  if (lines.length > 0) chat.say('evidence').text(bullets(lines));
}

/** The piece of knowledge that says why a rule matters; empty for none. */
const knowledgeOf = (ruleId: string): string =>
  shared.ruleKnowledge.find(([pattern = '']) => new RegExp(pattern).test(ruleId))?.[1] ?? '';

/** Why a rule matters: in the language of the message from the knowledge, else in the report's words. */
function sayWhy(chat: Chat, ruleId: string, why: string): void {
  const id = knowledgeOf(ruleId);
  if (chat.language === 'en') chat.say('why', { text: plain(why) });
  else if (id in chat.data.knowledge) chat.say('why', { text: '' }).knowledge(id);
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
    const hasPassed = result.kind === 'passed';
    // The reason is in English.
    const text = result.kind === 'not-evaluated' && chat.language === 'en' ? plain(result.because) : '';
    if (hasPassed) chat.say('passed', { title });
    else if (result.kind === 'not-evaluated') chat.say('notRun', { title, text });
    else chat.text(`**${title}**`);
    const { fix } = chat.told({ ruleId: rule.id, title, description: '', fix: rule.texts.fix });
    sayWhy(chat, rule.id, rule.texts.why);
    if (!hasPassed && (chat.language === 'en' || fix !== rule.texts.fix))
      chat.say('fix', { text: plain(fix) });
    chat.count().remember({ target: rule.id }).next('first', 'findings');
  }
  return issue !== undefined || rule !== undefined;
}

/** The finding that costs the most with its fix, and the next ones. */
export async function sayFirst(chat: Chat): Promise<void> {
  const [first, ...others] = ranked(chat);
  if (first === undefined) return listFindings(chat);
  await explainFinding(chat.say('firstHead'), first);
  const next = others.slice(0, nextMax);
  const heads = next.map((issue) => headOf(chat, issue));
  if (heads.length > 0) chat.say('then').text(numbered(heads, 2));
  return void chat.cite(...next);
}

/** The finding that was spoken of last; where there was none, which ones there are. */
export async function explainLast(chat: Chat): Promise<void> {
  if (await explainRule(chat, chat.memory?.target ?? null)) return;
  const issues = ranked(chat).slice(0, shownMax);
  if (issues.length === 0) return listFindings(chat);
  chat.say('whichFinding').text(bullets(issues.map((issue) => headOf(chat, issue))));
  return void chat.asks(...issues.map((issue) => chat.told(issue).title));
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

/** The points with what they were lost for. */
export async function sayScore(chat: Chat): Promise<void> {
  const { page, siteScore } = chat.sandbox;
  chat.count().cite(...page.issues);
  if (page.score == null) return void chat.say('scoreNone').next('findings');
  const costly = page.score.deductions.filter(({ points }) => points > 0);
  chat.say('scoreIs', { score: page.score.value, site: siteScore === null ? '–' : Math.round(siteScore) });
  const { insightGood: good, insightFair: fair } = limits.score;
  const { value } = page.score;
  chat.say('scoreRating', { score: value, tone: chat.words(`tone-${insightTone(value)}`), good, fair });
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
  return void chat.knowledge('our-score').next('first', 'findings');
}

const isOfAspect = (aspect: Aspect, id: string, own: string): boolean => {
  const [group = '', pattern = ''] = shared.aspects[aspect];
  return (group === '' || own === group) && new RegExp(pattern).test(id);
};

const ofAspect = (chat: Chat, aspect: Aspect): Issue[] =>
  ranked(chat).filter(({ ruleId, category }) => isOfAspect(aspect, ruleId, category));

/** Of an element those that this knowledge explains, so that alt texts are not answered with the size of a file. */
function foundFor(chat: Chat, id: string, part: string): Issue[] {
  if (isAspect(part)) return ofAspect(chat, part);
  const explainsRules = shared.ruleKnowledge.some(([, explains]) => explains === id);
  const found = isElement(part) ? chat.issuesOf(part) : [];
  return explainsRules ? found.filter(({ ruleId }) => knowledgeOf(ruleId) === id) : found;
}

function sayIndexability(chat: Chat): void {
  const { whyNotIndexable: text } = chat.sandbox;
  if (text === null) chat.say('indexable');
  else chat.say('notIndexable', { text });
}

/** A piece of knowledge, and what this page has of what it is about. */
export function sayKnowledge(chat: Chat, id: string): void {
  const part = partOf(id);
  const found = foundFor(chat, id, part);
  chat.count().knowledge(id);
  if (part === 'indexing') sayIndexability(chat);
  if (found.length > 0)
    chat.say('here').text(bullets(found.slice(0, evidenceMax).map((each) => headOf(chat, each))));
  chat.cite(...found);
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
  chat.count().cite(...found);
  if (aspect === 'indexing') sayIndexability(chat);
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
  if (first === undefined) chat.knowledge(id);
  chat.next('first', 'findings');
}
