/** What was found, letter by letter: the markup with its offending part marked, the value found, the value wanted. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import styles from './issue.module.css';

const urlsMax = 10;

export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <ul className={styles.evidence}>
      {evidence.map((piece) => (
        <li key={JSON.stringify(piece)}>
          <Piece piece={piece} />
        </li>
      ))}
    </ul>
  );
}

function Piece({ piece: { selector, snippet, found, wanted, urls: all } }: { readonly piece: Evidence }) {
  // What was found may be the URL and what is wrong with it.
  const urls = (all ?? []).filter((url) => found === undefined || !found.includes(url));
  const isInSnippet = snippet !== undefined && found !== undefined && snippet.includes(found);
  return (
    <>
      {selector !== undefined && <code className={styles.selector}>{selector}</code>}
      {snippet !== undefined && (
        <pre className={styles.snippet} aria-label={pageStrings.snippetName}>
          <MarkedText text={snippet} part={found} />
        </pre>
      )}
      {found !== undefined && !isInSnippet && (
        <p className={styles.value}>
          <span>{pageStrings.foundValue}</span> <span className={styles.found}>{found}</span>
        </p>
      )}
      {wanted !== undefined && (
        <p className={styles.value}>
          <span>{pageStrings.wantedValue}</span> <span>{wanted}</span>
        </p>
      )}
      {urls.length > 0 && (
        <ul className={styles.urls}>
          {urls.slice(0, urlsMax).map((url) => (
            <li key={url}>
              <UrlText url={url} />
            </li>
          ))}
          {urls.length > urlsMax && <li>{pageStrings.more(urls.length - urlsMax)}</li>}
        </ul>
      )}
    </>
  );
}
