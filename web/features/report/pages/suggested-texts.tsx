/** The suggested texts of a page that no measured fix has: title, description, headings, links; what was withheld, and why. */
import type { Page } from '@pagewright/contract/entities/page';
import type { SuggestedTexts } from '@pagewright/contract/entities/suggested-texts';
import { limits } from '@pagewright/contract/limits';
import { assessDescriptionLength, assessTitleLength } from '@pagewright/contract/report/report-words';
import { MeasuredWords } from './length-row.tsx';
import { SuggestedHeadings } from './suggested-headings.tsx';
import { SuggestedLinks } from './suggested-links.tsx';
import { SuggestedPart } from './suggested-part.tsx';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';
import { isMeasured } from './verified-fixes.ts';

/** A title or description that is in a measured fix has its place there. */
function textsOf(
  page: Page,
): Pick<SuggestedTexts, 'title' | 'description' | 'headings' | 'links' | 'withheld'> {
  const { suggestedTexts } = page;
  const unmeasured = (text: string | null | undefined): string | null =>
    text == null || isMeasured(page, text) ? null : text;
  return {
    title: unmeasured(suggestedTexts?.title),
    description: unmeasured(suggestedTexts?.description),
    headings: (suggestedTexts?.headings ?? []).filter(({ text }) => !isMeasured(page, text)),
    links: suggestedTexts?.links ?? [],
    withheld: suggestedTexts?.withheld ?? [],
  };
}

export function hasSuggestedTexts(page: Page): boolean {
  const { title, description, headings, links, withheld } = textsOf(page);
  return title !== null || description !== null || headings.length + links.length + withheld.length > 0;
}

export function SuggestedTextParts({ page }: { readonly page: Page }) {
  const { title, description, headings, links, withheld } = textsOf(page);
  const fallback = page.suggestedTexts?.fallback;
  return (
    <>
      {fallback !== undefined && fallback.parts.length > 0 && (
        <p className={styles.note}>{suggestionStrings.fallback(fallback.parts, fallback.why)}</p>
      )}
      {title !== null && (
        <SuggestedPart name={suggestionStrings.title} copy={title}>
          <MeasuredWords
            label={suggestionStrings.title}
            text={title}
            range={limits.title}
            assessment={assessTitleLength(title)}
          />
        </SuggestedPart>
      )}
      {description !== null && (
        <SuggestedPart name={suggestionStrings.description} copy={description}>
          <MeasuredWords
            label={suggestionStrings.description}
            text={description}
            range={limits.description}
            assessment={assessDescriptionLength(description)}
          />
        </SuggestedPart>
      )}
      {headings.length > 0 && (
        <SuggestedPart name={suggestionStrings.headings}>
          <SuggestedHeadings headings={headings} />
        </SuggestedPart>
      )}
      {links.length > 0 && (
        <SuggestedPart name={suggestionStrings.links}>
          <SuggestedLinks links={links} />
        </SuggestedPart>
      )}
      {withheld.length > 0 && <Withheld parts={withheld} />}
    </>
  );
}

const Withheld = ({ parts }: { readonly parts: SuggestedTexts['withheld'] }) => (
  <div className={styles.part}>
    <h6 className={styles.name}>{suggestionStrings.withheld}</h6>
    <ul className={styles.withheld}>
      {parts.map(({ what, why }) => (
        <li key={`${what} ${why}`}>
          <strong>{what}</strong> {why}
        </li>
      ))}
    </ul>
  </div>
);
