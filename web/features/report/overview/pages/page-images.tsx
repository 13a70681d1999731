/** Some images of a page: what their alt says, and what AI would write. */
import { readImage } from '@pagewright/contract/endpoints/analyses';
import type { PageImage } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { useState } from 'react';
import { endpointUrl } from '../../../../api/call.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Note, Row, Stack, Text } from '../../../../ui/layout.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { UrlText } from '../../../../ui/url-text.tsx';
import { pageStrings } from '../../shared/page-strings.ts';
import { OriginNote } from './origin-note.tsx';
import styles from './page-details.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

/** Those with something to do come first. */
function need({ alt, suggestedAlt, needsPerson }: PageImage): number {
  if (suggestedAlt !== undefined) return 0;
  if (needsPerson === true) return 1;
  return alt === null ? 2 : 3;
}

export interface PageImagesProps {
  readonly images: readonly PageImage[];
  /** Who wrote the alt texts. */
  readonly writer: string | null;
  readonly analysisId: string;
}

export function PageImages({ images, writer, analysisId }: PageImagesProps) {
  const shown = images.toSorted((a, b) => need(a) - need(b)).slice(0, limits.shown.images);
  const more = images.length - shown.length;
  return (
    <>
      {shown.length === 0 ? (
        <Note measure>{pageStrings.noImages}</Note>
      ) : (
        <Stack as="ul" gap={2} shrink fill>
          {shown.map((image, at) => (
            // A page may show one image twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${at} ${image.src}`}>
              <Row as="p" gap={2} rowGap={1} align="baseline" wrap>
                <UrlText url={image.src} maxPathChars={40} />
                <Alt alt={image.alt} />
              </Row>
              {image.suggestedAlt !== undefined && (
                <SuggestedAlt
                  text={image.suggestedAlt}
                  from={image.suggestedAltFrom}
                  writer={image.suggestedAltOrigin?.writtenBy ?? writer}
                />
              )}
              <OriginNote origin={image.suggestedAltOrigin} />
              {image.needsPerson === true && <NeedsPerson src={image.src} analysisId={analysisId} />}
            </li>
          ))}
        </Stack>
      )}
      {more > 0 && <Note measure>{pageStrings.more({ count: more })}</Note>}
    </>
  );
}

function Alt({ alt }: { readonly alt: string | null }) {
  if (alt === null)
    return (
      <Text as="mark" size="xs" face="mono" anywhere>
        {pageStrings.altMissing}
      </Text>
    );
  return (
    <Text as="code" size="xs" face="mono" anywhere>
      {alt === '' ? pageStrings.altEmpty : pageStrings.altIs({ alt })}
    </Text>
  );
}

interface SuggestedAltProps {
  readonly text: string;
  readonly from: string | undefined;
  readonly writer: string | null;
}

function SuggestedAlt({ text, from, writer }: SuggestedAltProps) {
  const toast = useToast();
  return (
    <Row as="p" gap={2} rowGap={0} size="sm" wrap>
      <span>
        {writer === null ? suggestionStrings.suggestedAlt : suggestionStrings.suggestedAltBy({ writer })}{' '}
        {text === '' ? <code>alt=""</code> : `“${text}”`}
        {from !== undefined && (
          <Text as="span" tone="quiet">
            {' '}
            {suggestionStrings.altFrom({ from })}
          </Text>
        )}
      </span>
      <CopyButton
        text={text === '' ? 'alt=""' : text}
        label={pageStrings.copy}
        onCopied={() => toast.show({ title: pageStrings.copied, description: pageStrings.contentCopied })}
      />
    </Row>
  );
}

/** The picture itself, so that it can be described without leaving the report. */
function NeedsPerson({ src, analysisId }: { readonly src: string; readonly analysisId: string }) {
  const [isShown, setShown] = useState(true);
  const picture = endpointUrl(readImage, { params: { id: analysisId }, query: { src } });
  return (
    <Stack gap={1} items="start">
      <Note measure>{suggestionStrings.needsPerson}</Note>
      {isShown && (
        <img
          className={styles.picture}
          src={picture}
          alt={suggestionStrings.toDescribe}
          loading="lazy"
          onError={() => setShown(false)}
        />
      )}
    </Stack>
  );
}
