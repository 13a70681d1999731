/** The suggested texts of a page: title, description, headings, links; what was withheld, and why. */

import type { Page } from '@pagewright/contract/entities/page';
import type { SuggestedTexts } from '@pagewright/contract/entities/suggested-texts';
import { limits } from '@pagewright/contract/limits';
import { assessDescriptionLength, assessTitleLength } from '@pagewright/contract/report/report-words';
import { DetailRow } from './detail-row.tsx';
import { MeasuredWords } from './length-row.tsx';
import details from './page-details.module.css';
import { SuggestedHeadings } from './suggested-headings.tsx';
import { SuggestedLinks } from './suggested-links.tsx';
import { SuggestedPart } from './suggested-part.tsx';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';
import { isMeasured } from './verified-fixes.ts';
import { writerIn } from './writer-of.ts';

const isEmpty = ({ title, description, headings, links, withheld }: SuggestedTexts): boolean =>
  title === null && description === null && headings.length + links.length + withheld.length === 0;

export function SuggestedTextsSection({ page }: { readonly page: Page }) {
  const { suggestedTexts } = page;
  if (suggestedTexts === undefined) return null;
  const { fallback } = suggestedTexts;
  return (
    <DetailRow label={suggestionStrings.heading}>
      {fallback !== undefined && fallback.parts.length > 0 && (
        <p className={styles.note}>{suggestionStrings.fallback(fallback.parts, fallback.why)}</p>
      )}
      {isEmpty(suggestedTexts) ? (
        <p className={details.quiet}>{suggestionStrings.leaveAsIs(suggestedTexts.writtenBy)}</p>
      ) : (
        <Parts page={page} suggestedTexts={suggestedTexts} />
      )}
    </DetailRow>
  );
}

interface PartsProps {
  readonly page: Page;
  readonly suggestedTexts: SuggestedTexts;
}

function Parts({ page, suggestedTexts }: PartsProps) {
  const { title, description, headings, links, withheld } = suggestedTexts;
  return (
    <>
      {title !== null && (
        <SuggestedPart
          name={suggestionStrings.title}
          writer={writerIn(suggestedTexts, 'title')}
          copy={title}
          isMeasured={isMeasured(page, title)}
        >
          <MeasuredWords
            label={suggestionStrings.title}
            text={title}
            range={limits.title}
            assessment={assessTitleLength(title)}
          />
        </SuggestedPart>
      )}
      {description !== null && (
        <SuggestedPart
          name={suggestionStrings.description}
          writer={writerIn(suggestedTexts, 'description')}
          copy={description}
          isMeasured={isMeasured(page, description)}
        >
          <MeasuredWords
            label={suggestionStrings.description}
            text={description}
            range={limits.description}
            assessment={assessDescriptionLength(description)}
          />
        </SuggestedPart>
      )}
      {headings.length > 0 && (
        <SuggestedPart name={suggestionStrings.headings} writer={writerIn(suggestedTexts, 'headings')}>
          <SuggestedHeadings headings={headings} />
        </SuggestedPart>
      )}
      {links.length > 0 && (
        <SuggestedPart name={suggestionStrings.links} writer={writerIn(suggestedTexts, 'links')}>
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
