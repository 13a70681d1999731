/** Suggestions for findings of the browser: colours with enough contrast, accessible names, failed requests. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { isInjection } from '../text.ts';
import { nameOf } from './link-texts.ts';
import { iconName } from './page-issues.ts';
import { draftOf, type IssueWriter, type SuggestionContext } from './suggestion-writer.ts';
import { clip, markup, pathOf, some } from './wording.ts';

type Colour = readonly [red: number, green: number, blue: number];

const readColour = (hex: string): Colour => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

const writeColour = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** As WCAG defines them. */
const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const steps = 100;

/** The colour nearest to the text colour with enough contrast to the background; null when there is none. */
export function nearestReadable(text: string, ground: string, least: number): string | null {
  const [from, on] = [readColour(text), readColour(ground)];
  const candidates = [0, 255].flatMap((end) => {
    for (let step = 1; step <= steps; step += 1) {
      const [red, green, blue] = from.map((part) => Math.round(part + ((end - part) * step) / steps));
      const colour: Colour = [red ?? 0, green ?? 0, blue ?? 0];
      if (contrast(colour, on) >= least) return [{ colour, step }];
    }
    return [];
  });
  const [best] = candidates.toSorted((a, b) => a.step - b.step);
  return best === undefined ? null : writeColour(best.colour);
}

const measured =
  /contrast of ([\d.]+) \(foreground color: (#[\da-f]{6}), background color: (#[\da-f]{6}).*ratio of ([\d.]+):1/i;

const tagOf = ({ snippet, selector }: Evidence): string =>
  clip(
    snippet === undefined || isInjection(snippet) ? (selector ?? '') : snippet.replaceAll(/\s+/g, ' '),
    80,
  );

const readableColours: IssueWriter = (_context, { evidence }) => {
  const changes = evidence.flatMap((each) => {
    const [, now = '', text = '', ground = '', least = ''] = measured.exec(each.found ?? '') ?? [];
    const better = text === '' ? null : nearestReadable(text, ground, Number(least));
    return better === null
      ? []
      : [
          `${tagOf(each)}: color: ${better} instead of ${text}, which is ${now}:1 on ${ground} where ${least}:1 is asked for`,
        ];
  });
  const each = [...new Set(changes)];
  const rest = each.length > 2 ? `; and ${each.length - 2} more of that kind` : '';
  return each.length === 0 ? null : draftOf(`Write readable colours. ${each.slice(0, 2).join('; ')}${rest}.`);
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
  const who = ruleId === 'ai-agent-a11y-tree' ? 'Agents that read the page by its names' : 'Screen readers';
  return draftOf(
    `${who} have nothing to say for ${named.length === 1 ? 'one element' : `${named.length} elements`}. Add ${some(named, 3)}.`,
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
        `While the page loaded, ${some(failed, 3)}. Put back what is missing, or take out what asks for it.`,
      );
};

const largerText: IssueWriter = (_context, { evidence }) => {
  const small = evidence.flatMap((each) =>
    each.found === undefined ? [] : [`${tagOf(each)} (${each.found})`],
  );
  return small.length === 0
    ? null
    : draftOf(
        `Set the text of ${some([...new Set(small)], 3)} in at least 12 pixels, better 16, so that it can be read on a phone.`,
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
