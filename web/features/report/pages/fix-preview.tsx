/** How a new title or description changes the search result: before and after, side by side. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { pageName } from '@pagewright/contract/report/report-words';
import { SearchPreview } from '../../../ui/search-preview.tsx';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

/** Which part of a search result a fix writes; null for a fix that no result shows. */
function changedPart({ words, html }: VerifiedFix): 'title' | 'description' | null {
  if (words === null) return null;
  if (/^\s*<title[\s>]/i.test(html)) return 'title';
  return /^\s*<meta\b[^>]*\bname=["']?description\b/i.test(html) ? 'description' : null;
}

export function FixPreview({ fix, page }: { readonly fix: VerifiedFix; readonly page: Page }) {
  const part = changedPart(fix);
  if (part === null) return null;
  const before = { title: pageName(page), description: page.metaDescription?.trim() ?? '' };
  const after = { ...before, [part]: fix.words ?? '' };
  return (
    <div className={styles.previews}>
      {[
        { name: suggestionStrings.before, shown: before },
        { name: suggestionStrings.after, shown: after },
      ].map(({ name, shown }) => (
        <div key={name}>
          <p className={styles.quiet}>{name}</p>
          <SearchPreview
            {...shown}
            url={page.url}
            titleCut={limits.title.max}
            descriptionCut={limits.description.max}
            label={suggestionStrings.previewOf(name)}
          />
        </div>
      ))}
    </div>
  );
}
