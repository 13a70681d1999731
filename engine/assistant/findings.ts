/** Answers from the audit: the findings in order of weight, one of them with evidence and fix, the score, a whole aspect. */

import type { CopyBlock } from '@pagewright/contract/entities/conversation';
import type { Issue } from '@pagewright/contract/entities/issue';
import { severities } from '@pagewright/contract/severities';
import { ruleNamedBy } from '../audit/name-rule.ts';
import { fixJsonLd, jsonScript } from '../suggest/built-in/fix-json-ld.ts';
import { clip, markup, pathOf } from '../suggest/built-in/suggestions/wording.ts';
import { isInjection } from '../suggest/built-in/text.ts';
import { bullets, code, numbered, plain, table } from '../text/markdown.ts';
import type { Chat } from './chat.ts';
import {
  type Aspect,
  isAspect,
  isElement,
  isKnowledge,
  type KnowledgeId,
  partOf,
  shared,
} from './language-data.ts';
import type { ChatChange } from './port.ts';

const shownMax = 6;
const evidenceMax = 3;
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

/** What is pasted; null where the steps of the fix say it. */
function blockOf(chat: Chat, changes: readonly ChatChange[]): CopyBlock | null {
  const html = changes.flatMap((change) => {
    if (change.kind === 'heading')
      return `<h${change.heading.level}>${markup(change.heading.text)}</h${change.heading.level}>`;
    if (change.kind === 'alt') return `alt="${markup(change.text)}"`;
    if (change.kind === 'plain')
      return (chat.sandbox.verifyChanges([change])?.steps ?? []).map((step) => step.html);
    return change.kind === 'head' ? change.html : change.kind === 'json-ld' ? jsonScript(change.text) : [];
  });
  const [only] = changes;
  if (only?.kind === 'title' || only?.kind === 'description') {
    const label = chat.words(`${only.kind}Label`, { length: only.text.length });
    return { label, format: 'text', text: only.text };
  }
  const text = html.filter((each) => each !== '').join('\n');
  return text === '' ? null : { label: chat.words('labelHtml'), format: 'html', text };
}

interface Fix {
  readonly text: string;
  readonly block: CopyBlock | null;
  /** Those that clear the finding on the copy and break nothing. */
  readonly changes: readonly ChatChange[];
}

async function fixOf(chat: Chat, issue: Issue): Promise<Fix> {
  const { sandbox } = chat;
  const { suggestions } = await chat.suggestions();
  const suggestion = suggestions.find((each) => each?.ruleId === issue.ruleId);
  const markupFix = sandbox.markupFixes.find(({ ruleIds }) => ruleIds.includes(issue.ruleId));
  const json = issue.ruleId.startsWith('sd-') ? fixJsonLd(chat.sandbox, issue.ruleId) : null;
  const ways: readonly (readonly ChatChange[])[] = [
    json === null ? [] : [json],
    suggestion?.changes ?? [],
    markupFix === undefined ? [] : [{ kind: 'plain', says: markupFix.instruction }],
  ];
  const isWhole = (changes: readonly ChatChange[]): boolean => {
    const verification = changes.length === 0 ? null : sandbox.verifyChanges(changes);
    return verification?.broken.length === 0 && verification.cleared.includes(issue.ruleId);
  };
  const changes = ways.find(isWhole) ?? [];
  // What clears only a part of it is still worth pasting.
  const partly = (suggestion?.changes ?? []).filter(({ kind }) => kind === 'head');
  const block = blockOf(chat, changes.length > 0 ? changes : partly);
  const own = changes[0]?.kind === 'plain' ? changes[0].says : block === null ? suggestion?.text : null;
  const { says, fix } = chat.told(issue);
  return { text: says === '' ? fix : (own ?? fix), block, changes };
}

function sayEvidence(chat: Chat, issue: Issue): void {
  const { evidence } = issue;
  const isTranslated = chat.told(issue).says === '';
  const lines = evidence.slice(0, evidenceMax).flatMap(({ snippet, found, wanted, urls, selector }) => {
    const place = urls?.[0] === undefined ? (selector ?? '') : pathOf(urls[0], chat.sandbox.page.url);
    const shown = (snippet ?? found ?? '').replaceAll('\n', ' ');
    if (isInjection(shown) || (shown === '' && place === '')) return [];
    const parts = [shown.includes(place) ? '' : clip(place, 100), clip(shown, 160)].filter(
      (part) => part !== '',
    );
    const better =
      wanted === undefined || isTranslated || wanted.includes('\n') ? '' : ` → ${plain(clip(wanted, 160))}`;
    return [`- ${parts.map(code).join(': ')}${better}`];
  });
  if (lines.length > 0) chat.say('evidence').text(lines.join('\n'));
}

/** Why a rule matters: in the language of the message from the knowledge, else in the report's words. */
function sayWhy(chat: Chat, ruleId: string, why: string): void {
  const id = shared.ruleKnowledge.find(([pattern = '']) => new RegExp(pattern).test(ruleId))?.[1] ?? '';
  if (chat.language === 'en') chat.say('why', { text: plain(why) });
  else if (isKnowledge(id)) chat.say('why', { text: '' }).knowledge(id);
}

/** One finding with evidence, reason and fix; the fix is tried on a copy. */
export async function explainFinding(chat: Chat, issue: Issue): Promise<void> {
  const { fetchedAt, isPageRuleId } = chat.sandbox;
  chat
    .count()
    .cite(issue)
    .text(withDetail(headOf(chat, issue), chat.told(issue).says));
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
    const title = plain(rule.title);
    if (result.kind === 'not-evaluated') chat.say('notRun', { title, text: plain(result.because) });
    else chat.say('passed', { title });
    sayWhy(chat, rule.id, rule.why);
    chat.count().remember({ target: rule.id }).next('first', 'findings');
  }
  return issue !== undefined || rule !== undefined;
}

export async function sayFirst(chat: Chat): Promise<void> {
  const [first, ...others] = ranked(chat);
  if (first === undefined) return listFindings(chat);
  await explainFinding(chat.say('firstHead'), first);
  if (others.length > 0)
    chat.say('then').text(numbered(others.slice(0, 3).map((issue) => headOf(chat, issue))));
  return void chat.cite(...others.slice(0, 3)).remember({ listed: idsOf([first, ...others]) });
}

/** The rule that words name; findings of the page come first. */
export const findRule = ({ sandbox: { page, rules } }: Chat, words: string): string | null =>
  ruleNamedBy(
    words,
    page.issues.map(({ ruleId: id, title }) => ({ id, title })),
    rules,
  );

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

export async function sayScore(chat: Chat): Promise<void> {
  const { page, siteScore } = chat.sandbox;
  chat.count().cite(...page.issues);
  if (page.score == null) return void chat.say('scoreNone').next('findings');
  const costly = page.score.deductions.filter(({ points }) => points > 0);
  chat.say('scoreIs', { score: page.score.value, site: siteScore === null ? '–' : Math.round(siteScore) });
  const rows = costly.map(({ ruleId, reason, points }) => {
    const issue = page.issues.find((each) => each.ruleId === ruleId);
    return [plain(issue === undefined ? reason : chat.told(issue).title), `−${points}`];
  });
  if (rows.length > 0) chat.text(table(chat.words('scoreHead').split('|'), rows));
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
    chat
      .say('then')
      .text(
        numbered(
          others.slice(0, shownMax).map((issue) => withDetail(headOf(chat, issue), chat.told(issue).fix)),
        ),
      );
  if (notRun > 0 && passed + found.length > 0) chat.say('aspectNotRun', { count: notRun });
  const id = shared.aspectKnowledge[aspect];
  if (first === undefined && isKnowledge(id)) chat.knowledge(id);
  if (first === undefined) chat.remember({ target: aspect });
  chat.remember({ listed: idsOf(found) }).next('first', 'findings');
}
