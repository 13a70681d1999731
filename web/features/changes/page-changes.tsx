/** Pages that came, went or moved, and what the others say of themselves now. */
import type { FileChange, PageEdit, SiteChanges } from '@pagewright/contract/entities/site-changes';
import type { ReactNode } from 'react';
import { Note, Stack, Text } from '../../ui/layout.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import styles from './changes.module.css';
import { strings } from './strings.ts';

export function PageChanges({ pages }: { readonly pages: SiteChanges['pages'] }) {
  const { added, removed, redirected, changed } = pages;
  const edited = [...Map.groupBy(changed, ({ url }) => url)];
  const isNothing = added.length + removed.length + redirected.length + changed.length === 0;
  return (
    <section className={styles.section} aria-labelledby="page-changes">
      <Text id="page-changes" as="h2" size="lg" weight={600}>
        {strings.pages}
      </Text>
      {isNothing && <Note tone="soft">{strings.noPages}</Note>}
      <PageList title={strings.pagesAdded({ count: added.length })} items={added.map((url) => ({ url }))} />
      <PageList
        title={strings.pagesRemoved({ count: removed.length })}
        items={removed.map(({ url, reason }) => ({
          url,
          more: (
            <Note as="span" tone="soft">
              {reason}
            </Note>
          ),
        }))}
      />
      <PageList
        title={strings.pagesRedirected({ count: redirected.length })}
        items={redirected.map(({ url, to }) => ({
          url,
          more: (
            <Note as="span" tone="soft">
              {strings.redirectsTo} <UrlText url={to} />
            </Note>
          ),
        }))}
      />
      <PageList
        title={strings.pagesEdited({ count: edited.length })}
        items={edited.map(([url, edits]) => ({ url, more: <Edits edits={edits} /> }))}
      />
    </section>
  );
}

/** robots.txt and the sitemap; nothing where neither changed. */
export function FileChanges({ files }: { readonly files: readonly FileChange[] }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="file-changes">
      <Text id="file-changes" as="h2" size="lg" weight={600}>
        {strings.files}
      </Text>
      {files.map(({ file, what, added, removed }) => (
        <div key={file}>
          <p>{what}</p>
          {added.length + removed.length > 0 && (
            <Stack as="ul" gap={2} columns={1} size="sm">
              {[...new Set(removed)].map((line) => (
                <li key={`removed ${line}`}>
                  <del>{line}</del>
                </li>
              ))}
              {[...new Set(added)].map((line) => (
                <li key={`added ${line}`}>
                  <ins>{line}</ins>
                </li>
              ))}
            </Stack>
          )}
        </div>
      ))}
    </section>
  );
}

interface PageItem {
  readonly url: string;
  readonly more?: ReactNode;
}

function PageList({ title, items }: { readonly title: string; readonly items: readonly PageItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <Text as="h3" size="sm" weight={600}>
        {title}
      </Text>
      <Stack as="ul" gap={2} columns={1} size="sm">
        {items.map(({ url, more }) => (
          <li key={url}>
            <UrlText url={url} /> {more}
          </li>
        ))}
      </Stack>
    </>
  );
}

const Edits = ({ edits }: { readonly edits: readonly PageEdit[] }) => (
  <dl className={styles.edits}>
    {edits.map(({ field, before, after }) => (
      <div key={field}>
        <dt>{strings.fields[field]}</dt>
        <dd>
          <del>{before ?? strings.empty}</del>
          <ins>{after ?? strings.empty}</ins>
        </dd>
      </div>
    ))}
  </dl>
);
