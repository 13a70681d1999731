/** What an analyst would write for a page: title, description, headings, links; what it left alone, and why. */
import type { PageAdvice } from '@pagewright/contract/entities/advice';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { descriptionAdvice, titleAdvice } from '@pagewright/contract/report-words';
import styles from './advice.module.css';
import { adviceStrings } from './advice-strings.ts';
import { AdvisedHeadings } from './advised-headings.tsx';
import { AdvisedLinks } from './advised-links.tsx';
import { AdvisedPart } from './advised-part.tsx';
import { DetailRow } from './detail-row.tsx';
import { MeasuredWords } from './length-row.tsx';
import details from './page-details.module.css';
import { isMeasured } from './proven-fixes.ts';
import { writerIn } from './writer-of.ts';

const isEmpty = ({ title, description, headings, links, withheld }: PageAdvice): boolean =>
  title === null && description === null && headings.length + links.length + withheld.length === 0;

export function PageAdvicePart({ page }: { readonly page: Page }) {
  const { advice } = page;
  if (advice === undefined) return null;
  const { filledIn } = advice;
  return (
    <DetailRow label={adviceStrings.heading}>
      {filledIn !== undefined && filledIn.parts.length > 0 && (
        <p className={styles.note}>{adviceStrings.filledIn(filledIn.parts, filledIn.why)}</p>
      )}
      {isEmpty(advice) ? (
        <p className={details.quiet}>{adviceStrings.leaveAsIs(advice.writtenBy)}</p>
      ) : (
        <Parts page={page} advice={advice} />
      )}
    </DetailRow>
  );
}

interface PartsProps {
  readonly page: Page;
  readonly advice: PageAdvice;
}

function Parts({ page, advice }: PartsProps) {
  const { title, description, headings, links, withheld } = advice;
  return (
    <>
      {title !== null && (
        <AdvisedPart
          name={adviceStrings.title}
          writer={writerIn(advice, 'title')}
          copy={title}
          isMeasured={isMeasured(page, title)}
        >
          <MeasuredWords
            label={adviceStrings.title}
            text={title}
            range={limits.title}
            advice={titleAdvice(title)}
          />
        </AdvisedPart>
      )}
      {description !== null && (
        <AdvisedPart
          name={adviceStrings.description}
          writer={writerIn(advice, 'description')}
          copy={description}
          isMeasured={isMeasured(page, description)}
        >
          <MeasuredWords
            label={adviceStrings.description}
            text={description}
            range={limits.description}
            advice={descriptionAdvice(description)}
          />
        </AdvisedPart>
      )}
      {headings.length > 0 && (
        <AdvisedPart name={adviceStrings.headings} writer={writerIn(advice, 'headings')}>
          <AdvisedHeadings headings={headings} />
        </AdvisedPart>
      )}
      {links.length > 0 && (
        <AdvisedPart name={adviceStrings.links} writer={writerIn(advice, 'links')}>
          <AdvisedLinks links={links} />
        </AdvisedPart>
      )}
      {withheld.length > 0 && <Withheld parts={withheld} />}
    </>
  );
}

const Withheld = ({ parts }: { readonly parts: PageAdvice['withheld'] }) => (
  <div className={styles.part}>
    <h6 className={styles.name}>{adviceStrings.withheld}</h6>
    <ul className={styles.withheld}>
      {parts.map(({ what, why }) => (
        <li key={`${what} ${why}`}>
          <strong>{what}</strong> {why}
        </li>
      ))}
    </ul>
  </div>
);
