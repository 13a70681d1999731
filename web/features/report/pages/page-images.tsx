/** Some images of a page: what their alt says, and what AI would write. */
import type { PageImage } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import styles from './page-details.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

/** Those with something to do come first. */
const need = ({ alt, suggestedAlt }: PageImage): number =>
  suggestedAlt !== undefined ? 0 : alt === null ? 1 : 2;

export interface PageImagesProps {
  readonly images: readonly PageImage[];
  /** Who wrote the alt texts. */
  readonly writer: string | null;
}

export function PageImages({ images, writer }: PageImagesProps) {
  const shown = images.toSorted((a, b) => need(a) - need(b)).slice(0, limits.shown.images);
  const more = images.length - shown.length;
  return (
    <>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{pageStrings.noImages}</p>
      ) : (
        <ul className={styles.images}>
          {shown.map((image, at) => (
            // A page may show one image twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${at} ${image.src}`}>
              <p className={styles.image}>
                <UrlText url={image.src} maxPathChars={40} />
                <Alt alt={image.alt} />
              </p>
              {image.suggestedAlt !== undefined && <SuggestedAlt text={image.suggestedAlt} writer={writer} />}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.quiet}>{pageStrings.more(more)}</p>}
    </>
  );
}

function Alt({ alt }: { readonly alt: string | null }) {
  if (alt === null) return <mark className={styles.alt}>{pageStrings.altMissing}</mark>;
  return <code className={styles.alt}>{alt === '' ? pageStrings.altEmpty : pageStrings.altIs(alt)}</code>;
}

function SuggestedAlt({ text, writer }: { readonly text: string; readonly writer: string | null }) {
  const toast = useToast();
  return (
    <p className={styles.suggested}>
      <span>
        {suggestionStrings.suggestedAlt(writer)} “{text}”
      </span>
      <CopyButton
        text={text}
        label={pageStrings.copy}
        onCopied={() => toast.show({ title: pageStrings.copied, description: pageStrings.contentCopied })}
      />
    </p>
  );
}
