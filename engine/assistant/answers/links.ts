/** Links on the page: how many, which are at fault, which could be added, and from where the page could be linked. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { clip, markup, pathOf } from '../../suggest/built-in/suggestions/wording.ts';
import { AnswerBuilder } from '../answer-builder.ts';
import { type ChatContext, issuesOf } from '../chat-context.ts';
import { fixFor } from '../find-fix.ts';
import type { Intent } from '../intent.ts';
import { code, plain, quoted } from '../markdown.ts';
import { measure } from '../measure.ts';
import type { ChatChange } from '../port.ts';

const shownMax = 4;

/** Links from other pages to this one, as the analysis suggested them. */
function inboundIdeas({ sandbox }: ChatContext) {
  return sandbox.pages
    .flatMap(({ url, suggestedTexts }) =>
      (suggestedTexts?.links ?? []).map((link) => ({ from: url, ...link })),
    )
    .filter(({ target }) => target === sandbox.page.url)
    .slice(0, shownMax);
}

function describeCounts({ sandbox, words }: ChatContext, answer: AnswerBuilder): void {
  const { facts, page } = sandbox;
  if (facts === null) {
    answer.addText(words.linksUnknown());
    return;
  }
  const host = URL.parse(page.url)?.host.replace(/^www\./, '');
  const web = facts.links.filter(({ kind, resolved }) => kind === 'web' && resolved !== null);
  const isOwn = (address: string | null): boolean =>
    URL.parse(address ?? '')?.host.replace(/^www\./, '') === host;
  const own = web.filter(({ resolved }) => isOwn(resolved));
  const inText = own.filter(({ region }) => region === 'main').length;
  answer.addText(words.linksAre(own.length, inText, web.length - own.length));
}

/** What to do about each finding; returns the changes that can be verified on this page. */
async function describeFindings(
  context: ChatContext,
  answer: AnswerBuilder,
  found: readonly Issue[],
): Promise<ChatChange[]> {
  const { words, sandbox } = context;
  const changes: ChatChange[] = [];
  let isLater = false;
  for (const issue of found) {
    answer.addText(words.findingAfter(plain(issue.description), code(issue.ruleId)));
    const fix = await fixFor(context, issue);
    if (fix.text !== null) answer.addText(`→ ${plain(fix.text)}`);
    if (fix.block !== null) answer.addBlock(fix.block.label, fix.block.text, fix.block.format);
    const clears =
      fix.changes.length > 0 && sandbox.verifyChanges(fix.changes)?.cleared.includes(issue.ruleId) === true;
    if (clears) changes.push(...fix.changes);
    else isLater = true;
  }
  if (isLater) answer.addText(words.verifiedByNextAnalysis());
  return changes;
}

export async function answerLinks(context: ChatContext, intent: Intent): Promise<AnswerBuilder> {
  const { sandbox, words } = context;
  const answer = new AnswerBuilder();
  const found = issuesOf(context, 'links');
  answer.cite(...found);
  describeCounts(context, answer);
  const fixes = await describeFindings(context, answer, found);
  const requestsBroken = /broken|dead|404|kaputt|defekt|casse|mort|rot[oa]s?|interrott|quebrad|kapot/.test(
    intent.folded,
  );
  if (found.length === 0) answer.addText(words.linksNoFinding());
  else if (requestsBroken && !found.some(({ ruleId }) => ruleId.includes('broken')))
    answer.addText(words.linksNoneBroken());
  if (fixes.length > 0) {
    measure(context, answer, { changes: fixes, patch: words.patch.links() });
    answer.propose(...fixes);
  }
  if (requestsBroken) return answer.next(words.followUps.links(), words.followUps.first());
  const { links } = await context.suggestions();
  if (links.length > 0) {
    answer.addText(words.linkOffer(links.length));
    for (const link of links.slice(0, shownMax)) {
      const path = pathOf(link.target, sandbox.page.url);
      answer
        .addText(words.linkIdea(quoted(clip(link.sentence, 160)), code(path)))
        .quote(link.sentence, 'text');
      answer.addBlock(
        words.label.link(link.anchor),
        `<a href="${markup(path)}">${markup(link.anchor)}</a>`,
        'html',
      );
    }
    const changes = links.slice(0, shownMax).map((link) => ({ kind: 'link', link }) as const);
    measure(context, answer, { changes, patch: words.patch.addLinks(changes.length) });
    answer.propose(...fixes, ...changes);
  } else await describeRelated(context, answer);
  const inbound = inboundIdeas(context);
  if (inbound.length > 0) {
    answer.addText(words.inbound());
    answer.addText(
      inbound
        .map(
          ({ from, anchor, sentence }) =>
            `- ${words.inboundIdea(code(pathOf(from, sandbox.page.url)), quoted(anchor), quoted(clip(sentence, 120)))}`,
        )
        .join('\n'),
    );
  }
  return answer.next(words.followUps.first(), words.followUps.structured());
}

/** No words of the text name another page: lists the most related pages instead. */
async function describeRelated(context: ChatContext, answer: AnswerBuilder): Promise<void> {
  const { sandbox, words } = context;
  const linked = new Set(sandbox.brief.links.map(({ target }) => target.replace(/\/$/, '')));
  const near = context.related
    .nearPage(sandbox.brief)
    .filter(({ brief }) => !linked.has(brief.url.replace(/\/$/, '')) && brief.type !== 'legal')
    .slice(0, 2);
  if (near.length === 0) {
    answer.addText(words.noLinkIdeas());
    return;
  }
  answer.addText(words.relatedPages());
  for (const { brief } of near) {
    const path = pathOf(brief.url, sandbox.page.url);
    const name = brief.headings.find(({ level }) => level === 1)?.text ?? brief.title ?? path;
    answer.addBlock(words.label.link(name), `<a href="${markup(path)}">${markup(name)}</a>`, 'html');
  }
}
