/** The suggested texts of a page that no measured fix has: title, description, headings, links; what was withheld, and why. */
import type { Page } from '@pagewright/contract/entities/page';
import type {
  SuggestedHeading,
  SuggestedLink,
  SuggestedTexts,
} from '@pagewright/contract/entities/suggested-texts';
import { limits } from '@pagewright/contract/limits';
import { assessDescriptionLength, assessTitleLength } from '@pagewright/contract/report/report-words';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Note, Row, Stack, Text } from '../../../../ui/layout.tsx';
import { MarkedText } from '../../../../ui/marked-text.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { UrlText } from '../../../../ui/url-text.tsx';
import { pageStrings } from '../../shared/page-strings.ts';
import { isMeasured } from './assign-fixes.ts';
import { MeasuredWords } from './detail-row.tsx';
import { OriginNote } from './origin-note.tsx';
import detailsStyles from './page-details.module.css';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

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
        <p className={styles.note}>
          {suggestionStrings.fallback({ parts: fallback.parts, why: fallback.why })}
        </p>
      )}
      {title !== null && (
        <SuggestedPart name={suggestionStrings.title} copy={title}>
          <MeasuredWords
            label={suggestionStrings.title}
            text={title}
            range={limits.title}
            assessment={assessTitleLength(title)}
          />
          <OriginNote origin={page.suggestedTexts?.origins?.title} />
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
          <OriginNote origin={page.suggestedTexts?.origins?.description} />
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
    <Stack as="ul" gap={1} size="sm" fill className={styles.withheld}>
      {parts.map(({ what, why }) => (
        <li key={`${what} ${why}`}>
          <strong>{what}</strong> {why}
        </li>
      ))}
    </Stack>
  </div>
);

/** Suggested headings, each with the one it replaces. */
const SuggestedHeadings = ({ headings }: { readonly headings: readonly SuggestedHeading[] }) => (
  <Stack as="ul" gap={1} size="sm" fill>
    {headings.map(({ level, text, replaces, origin }) => (
      <Row key={`${level} ${text} ${replaces}`} as="li" gap={3} rowGap={0} wrap>
        <span className={detailsStyles.level}>{suggestionStrings.level({ level })}</span>
        <span className={styles.grow}>
          {text}{' '}
          <Note as="span">
            {replaces === null ? suggestionStrings.added : suggestionStrings.replaces({ text: replaces })}
          </Note>
          <OriginNote origin={origin} />
        </span>
        <CopyWords text={text} label={pageStrings.copy} copiedToast={pageStrings.contentCopied} />
      </Row>
    ))}
  </Stack>
);

interface SuggestedPartProps {
  readonly name: string;
  /** Without it the lines inside have their own. */
  readonly copy?: string | undefined;
  readonly children: ReactNode;
}

/** One suggested text: its name and a copy button. */
const SuggestedPart = ({ name, copy, children }: SuggestedPartProps) => (
  <div className={styles.part}>
    <h6 className={styles.name}>{name}</h6>
    {children}
    {copy !== undefined && (
      <p className={styles.copies}>
        <CopyWords text={copy} label={pageStrings.copy} copiedToast={pageStrings.contentCopied} />
        <Note as="span">{suggestionStrings.isNotMeasured}</Note>
      </p>
    )}
  </div>
);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const markupOf = ({ anchor, target }: SuggestedLink): string =>
  `<a href="${escapeHtml(target)}">${escapeHtml(anchor)}</a>`;

/** Suggested links: the text of the page, marked, and the target. */
const SuggestedLinks = ({ links }: { readonly links: readonly SuggestedLink[] }) => (
  <Stack as="ul" gap={3} size="sm" fill className={styles.links}>
    {links.map((link) => (
      <li key={`${link.anchor} ${link.target}`}>
        <Text anywhere className={styles.sentence}>
          <MarkedText text={link.sentence} part={link.anchor} />
        </Text>
        <Row as="p" gap={2} rowGap={0} align="baseline" wrap shrink>
          <strong>{link.anchor}</strong>
          <Note as="span">{suggestionStrings.linkTo}</Note>
          <UrlText url={link.target} />
        </Row>
        <p className={styles.copies}>
          <CopyWords text={link.target} label={pageStrings.copyUrl} copiedToast={pageStrings.contentCopied} />
          <CopyWords
            text={markupOf(link)}
            label={suggestionStrings.copyHtml}
            copiedToast={suggestionStrings.htmlCopied}
          />
        </p>
      </li>
    ))}
  </Stack>
);

interface CopyWordsProps {
  readonly text: string;
  readonly label: string;
  readonly copiedToast: string;
}

/** A copy button that also shows a toast. */
function CopyWords({ text, label, copiedToast }: CopyWordsProps) {
  const toast = useToast();
  return (
    <CopyButton
      text={text}
      label={label}
      onCopied={() => toast.show({ title: pageStrings.copied, description: copiedToast })}
    />
  );
}
