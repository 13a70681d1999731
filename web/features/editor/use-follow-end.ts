/** Keeps a scrolling box at its end while the reader is there, and says when something new lies below. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this counts as being there. */
const nearPx = 48;

export interface FollowEnd {
  readonly box: RefObject<HTMLElement | null>;
  /** Something came that the reader has not seen. */
  readonly isBehind: boolean;
  readonly onScroll: () => void;
  /** Goes to the end, and stays there. */
  readonly follow: () => void;
}

/** `grown` is another value whenever the box holds more; when `isOwn` begins, the reader's own words are what is new. */
export function useFollowEnd(grown: string, isOwn: boolean): FollowEnd {
  const box = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef('');
  const [isBehind, setIsBehind] = useState(false);

  useLayoutEffect(() => {
    if (!isOwn) return;
    isAtEnd.current = true;
    toEnd(box.current);
  }, [isOwn]);

  useLayoutEffect(() => {
    if (seen.current === grown) return;
    seen.current = grown;
    if (isAtEnd.current) toEnd(box.current);
    else setIsBehind(true);
  }, [grown]);

  useEffect(() => {
    if (box.current === null) return;
    // The box shrinks when the text field under it grows, or a keyboard comes up.
    const observer = new ResizeObserver(() => isAtEnd.current && toEnd(box.current));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    if (box.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx;
    if (isAtEnd.current) setIsBehind(false);
  };

  const follow = () => {
    isAtEnd.current = true;
    setIsBehind(false);
    toEnd(box.current);
  };
  return { box, isBehind, onScroll, follow };
}

function toEnd(box: HTMLElement | null): void {
  if (box !== null) box.scrollTop = box.scrollHeight;
}
