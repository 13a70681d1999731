/** URLs of pages, each a link to the page itself. */
import { UrlText } from '../../../ui/url-text.tsx';
import styles from './competitor.module.css';

export interface PageUrlsProps {
  readonly label: string;
  readonly urls: readonly string[];
}

export const PageUrls = ({ label, urls }: PageUrlsProps) => (
  <div>
    <p className={styles.label}>{label}</p>
    <ul className={styles.urls} aria-label={label}>
      {urls.map((url) => (
        <li key={url}>
          <PageUrl url={url} />
        </li>
      ))}
    </ul>
  </div>
);

/** A result may come from another maker: only a web URL becomes a link. */
export const PageUrl = ({ url }: { readonly url: string }) =>
  /^https?:\/\//i.test(url) ? <UrlText url={url} href={url} /> : <UrlText url={url} />;
