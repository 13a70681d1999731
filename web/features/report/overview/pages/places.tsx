/** Where an issue is: pages by their URL, each to be copied, opened in the report, or all copied at once. */
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { UrlText } from '../../../../ui/url-text.tsx';
import { usePrinting } from '../../../../ui/use-printing.ts';
import { pageStrings } from '../../shared/page-strings.ts';
import { useReport } from '../../shared/report-context.ts';
import { onlyFilter } from '../../shared/show-list.ts';
import styles from './issue.module.css';

const shownAtFirst = 10;
const shownOnPaper = 3;

export const Place = ({ url }: { readonly url: string }) => (
  <Row as="span" gap={2} rowGap={0} wrap shrink>
    <UrlText url={url} />
    <CopyButton text={url} label={pageStrings.copyUrl} iconOnly />
  </Row>
);

export function Places({ urls }: { readonly urls: readonly string[] }) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  if (urls.length === 0) return <p>{pageStrings.wholeSite}</p>;
  const most = isPrinting ? shownOnPaper : isWhole ? urls.length : shownAtFirst;
  const shown = urls.slice(0, most);
  return (
    <>
      <Stack as="ul" fill className={styles.places}>
        {shown.map((url) => (
          <li key={url}>
            <PageInReport url={url} />
          </li>
        ))}
      </Stack>
      <Row as="span" gap={2} rowGap={0} wrap shrink>
        {isPrinting && shown.length < urls.length && pageStrings.more({ count: urls.length - shown.length })}
        {shown.length < urls.length && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {pageStrings.showAll({ count: urls.length })}
          </Button>
        )}
        {urls.length > 1 && (
          <CopyButton text={urls.join('\n')} label={pageStrings.copyUrls({ count: urls.length })} />
        )}
      </Row>
    </>
  );
}

/** A page of the report links to its card; another URL is only written out. */
function PageInReport({ url }: { readonly url: string }) {
  const { index, searchOf } = useReport();
  const entry = index.byUrl.get(url);
  if (entry === undefined) return <Place url={url} />;
  return (
    <Row as="span" gap={2} rowGap={0} wrap shrink>
      <Link to={{ search: searchOf(onlyFilter({ tab: 'overview', open: [entry.key] })) }} title={entry.name}>
        <UrlText url={url} />
      </Link>
      <CopyButton text={url} label={pageStrings.copyUrl} iconOnly />
    </Row>
  );
}
