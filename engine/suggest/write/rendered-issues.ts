/** Suggestions for findings of the browser: colours with enough contrast, accessible names, failed requests. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { nearestReadable } from '../../model/readable-colour.ts';
import { isInjection } from '../../text/injection.ts';
import { nameOf } from './link-texts.ts';
import { iconName } from './page-issues.ts';
import { draftOf, type IssueWriter, type SuggestionContext } from './suggestion-writer.ts';
import { clip, dataOf, markup, pathOf, some } from './wording.ts';

const tagOf = ({ snippet, selector }: Evidence): string =>
  clip(
    snippet === undefined || isInjection(snippet) ? (selector ?? '') : snippet.replaceAll(/\s+/g, ' '),
    80,
  );

const readableColours: IssueWriter = (_context, { evidence }) => {
  const changes = evidence.flatMap((each) => {
    const { ratio, text, ground } = dataOf(each.foundAs);
    const { least } = dataOf(each.wantedAs);
    const better = text === undefined ? null : nearestReadable(text, ground ?? '', Number(least));
    return better === null
      ? []
      : [
          `${tagOf(each)}: color: ${better} instead of ${text}, which is ${ratio}:1 on ${ground} where ${least}:1 is required`,
        ];
  });
  const each = [...new Set(changes)];
  const rest = each.length > 2 ? `; and ${each.length - 2} more of that kind` : '';
  return each.length === 0 ? null : draftOf(`Use readable colors. ${each.slice(0, 2).join('; ')}${rest}.`);
};

/** A name for a link or button without text. */
function nameFor({ site, parts: { page } }: SuggestionContext, { snippet = '' }: Evidence): string | null {
  const href = /\bhref="([^"]*)"/.exec(snippet)?.[1];
  const target = href === undefined ? undefined : URL.parse(href, page.brief.url)?.href.replace(/#.*$/, '');
  const known = target === undefined ? undefined : site.pageAt.get(target);
  return known === undefined || known === page ? iconName(snippet) : nameOf(site, known);
}

const names: IssueWriter = (context, { evidence, ruleId }) => {
  const named = evidence.flatMap((each) => {
    const name = nameFor(context, each);
    return name === null ? [] : [`aria-label="${markup(clip(name, 70))}" to ${tagOf(each)}`];
  });
  if (named.length === 0) return null;
  const who = ruleId === 'ai-agent-a11y-tree' ? 'AI agents' : 'Screen readers';
  return draftOf(
    `${who} have no name for ${named.length === 1 ? 'one element' : `${named.length} elements`}. Add ${some(named, 3)}.`,
  );
};

const fieldLabels: IssueWriter = (_context, { evidence }) => {
  const labels = evidence.flatMap(({ snippet = '' }) => {
    const id = /\bid="([^"]+)"/.exec(snippet)?.[1];
    // The technical name of a field is not for people; what it shows inside is.
    const words = /\bplaceholder="([^"]+)"/
      .exec(snippet)?.[1]
      ?.replaceAll(/\.{3}|…/g, '')
      .trim();
    if (id === undefined || words === undefined || words === '' || isInjection(snippet)) return [];
    const label = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    return [`<label for="${markup(id)}">${markup(label)}</label>`];
  });
  return labels.length === 0
    ? null
    : draftOf(`Put a label before each field that has none: ${some([...new Set(labels)], 3)}.`);
};

const failedLoads: IssueWriter = ({ parts: { page } }, { evidence }) => {
  const failed = evidence.flatMap(({ found, urls }) =>
    urls?.[0] === undefined || found === undefined || isInjection(found)
      ? []
      : [`${pathOf(urls[0], page.brief.url)} ${clip(found, 80)}`],
  );
  return failed.length === 0
    ? null
    : draftOf(
        `While the page loaded, ${some(failed, 3)}. Restore what is missing, or remove the code that requests it.`,
      );
};

const largerText: IssueWriter = (_context, { evidence }) => {
  const small = evidence.flatMap((each) =>
    each.found === undefined ? [] : [`${tagOf(each)} (${each.found})`],
  );
  return small.length === 0
    ? null
    : draftOf(
        `Set the text of ${some([...new Set(small)], 3)} to at least 12 pixels (16 is better), so that it can be read on a phone.`,
      );
};

export const renderedIssueWriters: Readonly<Record<string, IssueWriter>> = {
  'a11y-contrast': readableColours,
  'a11y-name-missing': names,
  'ai-agent-a11y-tree': names,
  'a11y-form-label': fieldLabels,
  'perf-console-errors': failedLoads,
  'mobile-font-small': largerText,
};
