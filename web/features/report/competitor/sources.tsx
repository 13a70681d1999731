/** Where a claim comes from: the pages, and what is there. */
import type { ClaimSource } from '@pagewright/contract/entities/competitor';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import { PageUrl } from './page-urls.tsx';

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
          {words.sources(sources.length)}
          <span className="visually-hidden">: {of}</span>
        </>
      }
    >
      <ul className={styles.urls}>
        {sources.map(({ site, url, text }) => (
          <li key={`${site} ${url} ${text ?? ''}`}>
            <PageUrl url={url} />
            {text !== undefined && text !== '' && <q className={styles.quoted}>{text}</q>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
