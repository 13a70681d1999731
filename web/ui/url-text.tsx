/** A URL that never pushes the layout: host dimmed, long path shortened in its middle, all of it on hover or focus. */
import { classNames } from './class-names.ts';
import { Text } from './layout.tsx';
import styles from './url-text.module.css';

export type UrlTextProps = {
  url: string;
  /** Makes it a link. */
  href?: string | undefined;
  /** Leave the host away where the page has said it already. */
  pathOnly?: boolean | undefined;
  maxPathChars?: number | undefined;
  className?: string | undefined;
};

export function UrlText({ url, href, pathOnly = false, maxPathChars = 48, className }: UrlTextProps) {
  const { host, path } = splitUrl(url);
  const short = shortenMiddle(path, maxPathChars);
  const classes = classNames(styles.url, className);
  const inside = (
    <>
      {!pathOnly && host && (
        <Text as="span" tone="quiet">
          {host}
        </Text>
      )}
      {short === path ? (
        <span>{path}</span>
      ) : (
        <>
          <span className={styles.short} aria-hidden="true">
            {short}
          </span>
          <span className={styles.full}>{path}</span>
        </>
      )}
    </>
  );
  return href === undefined ? (
    <span className={classes} title={url}>
      {inside}
    </span>
  ) : (
    <a className={classes} href={href} title={url}>
      {inside}
    </a>
  );
}

function splitUrl(url: string): { host: string; path: string } {
  const match = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]+|[^/?#]+\.[^/?#]+)(.*)$/i.exec(url);
  return match ? { host: match[1] ?? '', path: match[2] ?? '' } : { host: '', path: url };
}

export function shortenMiddle(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const tail = Math.floor((maxChars - 1) / 2);
  return `${text.slice(0, maxChars - 1 - tail)}…${text.slice(-tail)}`;
}
