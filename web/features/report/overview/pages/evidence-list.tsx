/** What was found, letter by letter: the markup with its offending part marked, the value found, the value wanted. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Stack, Text } from '../../../../ui/layout.tsx';
import { MarkedText } from '../../../../ui/marked-text.tsx';
import { UrlText } from '../../../../ui/url-text.tsx';
import { pageStrings } from '../../shared/page-strings.ts';
import styles from './issue.module.css';

const urlsMax = 10;
/** More would push the fix out of sight. */
const shownMax = 2;

export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const rest = evidence.slice(shownMax);
  if (rest.length <= 1) return <Pieces evidence={evidence} />;
  return (
    <>
      <Pieces evidence={evidence.slice(0, shownMax)} />
      <Disclosure summary={pageStrings.moreEvidence({ count: rest.length })}>
        <Pieces evidence={rest} />
      </Disclosure>
    </>
  );
}

const Pieces = ({ evidence }: { readonly evidence: readonly Evidence[] }) =>
  evidence.length > 0 && (
    <Stack as="ul" gap={2} fill className={styles.evidence}>
      {evidence.map((piece) => (
        <li key={JSON.stringify(piece)}>
          <Piece piece={piece} />
        </li>
      ))}
    </Stack>
  );

function Piece({ piece: { selector, snippet, found, wanted, urls: all } }: { readonly piece: Evidence }) {
  // What was found may be the URL and what is wrong with it.
  const urls = (all ?? []).filter((url) => found === undefined || !found.includes(url));
  const isInSnippet = snippet !== undefined && found !== undefined && snippet.includes(found);
  return (
    <>
      {selector !== undefined && (
        <Text as="code" size="xs" face="mono" tone="quiet" anywhere>
          {selector}
        </Text>
      )}
      {snippet !== undefined && (
        <pre className={styles.snippet} aria-label={pageStrings.snippetName}>
          <MarkedText text={snippet} part={found} />
        </pre>
      )}
      {found !== undefined && !isInSnippet && (
        <Text size="xs" face="mono" tone="quiet" anywhere className={styles.value}>
          <span>{pageStrings.foundValue}</span> <span className={styles.found}>{found}</span>
        </Text>
      )}
      {wanted !== undefined && (
        <Text size="xs" face="mono" tone="quiet" anywhere className={styles.value}>
          <span>{pageStrings.wantedValue}</span> <span>{wanted}</span>
        </Text>
      )}
      {urls.length > 0 && (
        <Stack as="ul" gap="hair" size="xs" tone="quiet">
          {urls.slice(0, urlsMax).map((url) => (
            <li key={url}>
              <UrlText url={url} />
            </li>
          ))}
          {urls.length > urlsMax && <li>{pageStrings.more({ count: urls.length - urlsMax })}</li>}
        </Stack>
      )}
    </>
  );
}
