/** Where a claim comes from: the pages, and what is there. */
import type { ClaimSource } from '@pagewright/contract/entities/competitor';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';

export interface SourcesProps {
  /** What is claimed: only read, for its words are above. */
  readonly of: string;
  readonly sources: readonly ClaimSource[] | undefined;
}

export function Sources({ of, sources }: SourcesProps) {
  if (sources === undefined || sources.length === 0) return null;
  return (
    <Disclosure
      summary={
        <>
          {words.sources({ count: sources.length })}
          <span className="visually-hidden">: {of}</span>
        </>
      }
    >
      <Stack as="ul" gap={1} size="sm">
        {sources.map(({ site, url, text }) => (
          <li key={`${site} ${url} ${text ?? ''}`}>
            <PageUrl url={url} />
            {text !== undefined && text !== '' && <q className={styles.quoted}>{text}</q>}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

interface PageUrlsProps {
  readonly label: string;
  readonly urls: readonly string[];
}

/** URLs of pages, each a link to the page itself. */
export const PageUrls = ({ label, urls }: PageUrlsProps) => (
  <div>
    <p className={styles.label}>{label}</p>
    <Stack as="ul" gap={1} size="sm" aria-label={label}>
      {urls.map((url) => (
        <li key={url}>
          <PageUrl url={url} />
        </li>
      ))}
    </Stack>
  </div>
);

/** A result may come from another maker: only a web URL becomes a link. */
const PageUrl = ({ url }: { readonly url: string }) =>
  /^https?:\/\//i.test(url) ? <UrlText url={url} href={url} /> : <UrlText url={url} />;

/** Who worded a part: it is labelled as AI. */
export const Writer = ({ writtenBy }: { readonly writtenBy: string | undefined }) =>
  writtenBy === undefined ? null : (
    <Row as="p" gap={4} rowGap={1} size="sm" tone="soft" wrap>
      <Badge tone="info">{words.ai}</Badge>
      <span>{words.writtenBy({ writer: writtenBy })}</span>
    </Row>
  );
