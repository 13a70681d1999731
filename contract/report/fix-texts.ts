/** What to paste on which pages to fix an issue: each text once, with the pages it is for, and why others have none. */
import type { VerifiedFix } from '../entities/fix.ts';
import type { Page } from '../entities/page.ts';
import { messages } from '../messages/translate.ts';
import type { IssueGroup } from './issue-groups.ts';

export interface FixText {
  readonly text: string;
  /** `advice` says what to do where no text can be pasted. */
  readonly kind: 'words' | 'markup' | 'advice';
  readonly urls: readonly string[];
  /** Its pages share one template: one change mends them all. */
  readonly isInTemplate: boolean;
}

export interface FixTexts {
  readonly texts: readonly FixText[];
  /** Pages without a suggestion, by the reason. */
  readonly without: readonly {
    readonly why: string;
    readonly urls: readonly string[];
    /** Whether a text was to be expected. */
    readonly isAboutText: boolean;
  }[];
}

const words = messages({
  none: 'Nothing was suggested in this analysis.',
  ownChange: 'Each needs a change of its own, as described above.',
});

/** The fixes of a page that may be called so: each was measured to clear something, and not to cost points. */
export const verifiedFixesOf = ({ fixes = [] }: Pick<Page, 'fixes'>): VerifiedFix[] =>
  fixes.filter(({ cleared, scoreBefore, scoreAfter }) => cleared.length > 0 && scoreAfter >= scoreBefore);

type Written = Omit<FixText, 'urls' | 'isInTemplate'>;

/** A measured fix, else the words that were suggested, else what to do on this page. */
function textFor(page: Page, { ruleId, ruleIds }: IssueGroup): Written | null {
  const fix = verifiedFixesOf(page).find(({ cleared }) => cleared.some((id) => ruleIds.has(id)));
  if (fix !== undefined) {
    // Several words are for several places of the page, which only the markup tells.
    const isMarkup = fix.words === null || fix.words.includes('\n');
    return isMarkup ? { text: fix.html, kind: 'markup' } : { text: fix.words ?? '', kind: 'words' };
  }
  const { title = null, description = null } = page.suggestedTexts ?? {};
  const field = fieldOf(ruleId);
  const written = field === null ? null : { title, description }[field];
  if (written !== null) return { text: written, kind: 'words' };
  const at = page.issues.findIndex((issue) => ruleIds.has(issue.ruleId));
  const advice = page.suggestions[at] ?? '';
  return advice === '' ? null : { text: advice, kind: 'advice' };
}

/** The part of the page that a rule is about, where it is one that is written. */
function fieldOf(ruleId: string): 'title' | 'description' | null {
  if (ruleId.startsWith('title-')) return 'title';
  return ruleId.startsWith('meta-description-') ? 'description' : null;
}

function whyNone({ suggestedTexts }: Page, ruleId: string): string {
  if (suggestedTexts === undefined) return words.none;
  const field = fieldOf(ruleId);
  return suggestedTexts.withheld.find(({ what }) => what === field)?.why ?? words.ownChange;
}

function shareTemplate(members: readonly { readonly page: Page }[]): boolean {
  const [template, ...others] = new Set(members.map(({ page }) => page.template));
  return members.length > 1 && template !== undefined && others.length === 0;
}

export function fixTexts(group: IssueGroup): FixTexts {
  const pages = [...new Set(group.onPages.map(({ page }) => page))];
  const found = pages.map((page) => ({ page, written: textFor(page, group) }));
  const texts = Map.groupBy(found, ({ written }) =>
    written === null ? null : `${written.kind} ${written.text}`,
  );
  const missing = texts.get(null) ?? [];
  texts.delete(null);
  const urlsOf = (members: typeof found) => members.map(({ page }) => page.url);
  return {
    texts: [...texts.values()]
      .flatMap((members) => {
        const written = members[0]?.written ?? null;
        return written === null
          ? []
          : [{ ...written, urls: urlsOf(members), isInTemplate: shareTemplate(members) }];
      })
      .sort((a, b) => b.urls.length - a.urls.length),
    without: [...Map.groupBy(missing, ({ page }) => whyNone(page, group.ruleId))].map(([why, members]) => ({
      why,
      urls: urlsOf(members),
      isAboutText: fieldOf(group.ruleId) !== null,
    })),
  };
}

/** One line for each page, as a spreadsheet takes them. */
export const fixTextRows = ({ texts }: FixTexts): readonly (readonly [string, string])[] =>
  texts.flatMap(({ urls, text }) => urls.map((url) => [url, text] as const));
