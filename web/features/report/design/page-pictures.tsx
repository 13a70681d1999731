/** The pages that were rendered, as small pictures that link to each. */
import type { PageDesign } from '@pagewright/contract/entities/design';
import { designTone } from '@pagewright/contract/ratings';
import { Note } from '../../../ui/layout.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { designStrings as strings } from './design-strings.ts';
import styles from './page-pictures.module.css';

export const designId = (url: string): string => `design:${url}`;

function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? url : `${parsed.pathname}${parsed.search}`;
}

function ImageFile({ design: { screenshotData, overallScore } }: { readonly design: PageDesign }) {
  const { url, thumbnailUrl } = screenshotData;
  return (
    <a className={styles.link} href={`#${encodeURIComponent(designId(url))}`}>
      <span className={styles.frame}>
        {thumbnailUrl ? (
          <img className={styles.picture} src={thumbnailUrl} alt="" width={400} height={265} loading="lazy" />
        ) : (
          <span className={styles.missing}>{strings.noPicture}</span>
        )}
      </span>
      <span className={styles.path}>{pathOf(url)}</span>
      {overallScore !== null && (
        <Note as="span" tone="soft">
          <ToneIcon tone={designTone(overallScore)} size={12} /> {overallScore}
          {strings.outOf}
        </Note>
      )}
    </a>
  );
}

export const PagePictures = ({ pages }: { readonly pages: readonly PageDesign[] }) => (
  <nav aria-label={strings.pictures}>
    <ul className={styles.list}>
      {pages.map((design) => (
        <li key={design.screenshotData.url}>
          <ImageFile design={design} />
        </li>
      ))}
    </ul>
  </nav>
);
