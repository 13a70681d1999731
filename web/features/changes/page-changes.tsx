/** Pages that came, went or moved, and what the others say of themselves now. */
import type { FileChange, PageEdit, SiteChanges } from '@pagewright/contract/entities/site-changes';
import type { ReactNode } from 'react';
import { UrlText } from '../../ui/url-text.tsx';
import styles from './changes.module.css';
import { strings } from './strings.ts';

export function PageChanges({ pages }: { readonly pages: SiteChanges['pages'] }) {
  const { added, removed, redirected, changed } = pages;
  const edited = [...Map.groupBy(changed, ({ url }) => url)];
  const isNothing = added.length + removed.length + redirected.length + changed.length === 0;
  return (
    <section className={styles.section} aria-labelledby="page-changes">
      <h2 id="page-changes" className={styles.heading}>
        {strings.pages}
      </h2>
      {isNothing && <p className={styles.note}>{strings.noPages}</p>}
      <PageList title={strings.pagesAdded(added.length)} items={added.map((url) => ({ url }))} />
      <PageList
        title={strings.pagesRemoved(removed.length)}
        items={removed.map(({ url, reason }) => ({
          url,
          more: <span className={styles.why}>{reason}</span>,
        }))}
      />
      <PageList
        title={strings.pagesRedirected(redirected.length)}
        items={redirected.map(({ url, to }) => ({
          url,
          more: (
            <span className={styles.why}>
              {strings.redirectsTo} <UrlText url={to} />
            </span>
          ),
        }))}
      />
      <PageList
        title={strings.pagesEdited(edited.length)}
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
      <h2 id="file-changes" className={styles.heading}>
        {strings.files}
      </h2>
      {files.map(({ file, what, added, removed }) => (
        <div key={file}>
          <p>{what}</p>
          {added.length + removed.length > 0 && (
            <ul className={styles.pages}>
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
            </ul>
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
      <h3 className={styles.subheading}>{title}</h3>
      <ul className={styles.pages}>
        {items.map(({ url, more }) => (
          <li key={url}>
            <UrlText url={url} /> {more}
          </li>
        ))}
      </ul>
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
