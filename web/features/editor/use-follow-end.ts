/** Keeps what is new of a conversation in sight while the reader is there, and says when something new lies below. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this counts as being there. */
const nearPx = 48;
/** What stays free above a question that was moved to the top. */
const abovePx = 16;

/**
 * What the reader looks at: the end of all, the answer to their question (from its beginning, however long it
 * gets), or something of their own choice, where they are left alone.
 */
type Place = 'end' | 'answer' | 'elsewhere';

export interface FollowEnd {
  readonly box: RefObject<HTMLElement | null>;
  /** Something came that the reader has not seen. */
  readonly isBehind: boolean;
  readonly onScroll: () => void;
  /** Goes to the end, and stays there. */
  readonly follow: () => void;
}

/** `grown` is another value whenever the box holds more; a question is asked when `isAsking` begins. */
export function useFollowEnd(grown: string, isAsking: boolean): FollowEnd {
  const box = useRef<HTMLElement>(null);
  const place = useRef<Place>('end');
  const placedAt = useRef(0);
  const seen = useRef('');
  const [isBehind, setIsBehind] = useState(false);

  useLayoutEffect(() => {
    if (!isAsking) return;
    place.current = 'answer';
    placedAt.current = moveTo(box.current, 'answer');
  }, [isAsking]);

  useLayoutEffect(() => {
    if (seen.current === grown) return;
    seen.current = grown;
    if (place.current === 'elsewhere') setIsBehind(true);
    else placedAt.current = moveTo(box.current, place.current);
  }, [grown]);

  useEffect(() => {
    if (box.current === null) return;
    // The box shrinks when the text field under it grows, or a keyboard comes up.
    const observer = new ResizeObserver(() => {
      if (place.current !== 'elsewhere') placedAt.current = moveTo(box.current, place.current);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    if (box.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < nearPx;
    if (isAtEnd) setIsBehind(false);
    // Our own moves are told as well; they are no choice of the reader's.
    const isOurs = Math.abs(scrollTop - placedAt.current) < 2;
    if (!isOurs) place.current = isAtEnd ? 'end' : 'elsewhere';
  };

  const follow = () => {
    place.current = 'end';
    setIsBehind(false);
    placedAt.current = moveTo(box.current, 'end');
  };
  return { box, isBehind, onScroll, follow };
}

/** Says where it went. */
function moveTo(box: HTMLElement | null, place: 'end' | 'answer'): number {
  if (box === null) return 0;
  const end = box.scrollHeight - box.clientHeight;
  box.scrollTop = place === 'end' ? end : Math.min(end, questionTop(box));
  return box.scrollTop;
}

function questionTop(box: HTMLElement): number {
  const question = [...box.querySelectorAll('[data-question]')].at(-1);
  if (question === undefined) return Number.POSITIVE_INFINITY;
  return question.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - abovePx;
}
