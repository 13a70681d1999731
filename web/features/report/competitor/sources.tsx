/** Where a claim comes from: the pages, and what stands there. */
import type { ClaimSource } from '@pagewright/contract/entities/competitor';
import { Disclosure } from '../../../ui/disclosure.tsx';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import { PageUrl } from './page-urls.tsx';

export function Sources({ sources }: { readonly sources: readonly ClaimSource[] | undefined }) {
  if (sources === undefined || sources.length === 0) return null;
  return (
    <Disclosure summary={words.sources(sources.length)}>
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
