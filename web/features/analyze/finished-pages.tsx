/** The page being analyzed and the finished ones, newest on top. */
import { useLayoutEffect, useRef } from 'react';
import { Note } from '../../ui/layout.tsx';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import styles from './finished-pages.module.css';
import type { RunProgress } from './run-state.ts';
import { strings } from './strings.ts';

export function FinishedPages({ progress }: { readonly progress: RunProgress }) {
  const { currentPageUrl, analyzedPages, analyzedVerdicts } = progress;
  const finished = analyzedPages.map((url, index) => ({ url, rating: analyzedVerdicts[index] })).toReversed();
  const list = useHeldScroll(analyzedPages.length);
  return (
    <div className={styles.feed}>
      <h3 className={styles.label}>{strings.now}</h3>
      <p className={styles.now}>
        {currentPageUrl === null ? strings.nowNothing : <UrlText url={currentPageUrl} pathOnly />}
      </p>
      <h3 className={styles.label}>{strings.finished}</h3>
      {finished.length === 0 && <Note>{strings.nothingFinished}</Note>}
      <ul
        ref={list}
        className={styles.list}
        aria-label={strings.finished}
        // A list that scrolls must be within the keyboard's reach.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={finished.length > 0 ? 0 : -1}
      >
        {finished.map(({ url, rating }) => (
          <li key={url}>
            {rating && <ToneIcon tone={rating} size={12} label={strings.ratings[rating]} />}
            <UrlText url={url} pathOnly />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** New rows come in on top; a reader who has scrolled down keeps the row they see. */
function useHeldScroll(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const grown = element.scrollHeight - height.current;
    height.current = element.scrollHeight;
    if (length > 0 && element.scrollTop > 0) element.scrollTop += grown;
  }, [length]);
  return list;
}
