/** Keeps what is new of a conversation in sight while the reader is there, and says when something new lies below. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to the end than this counts as being there. */
const nearPx = 48;
/** What stays free above a question that was moved to the top. */
const abovePx = 16;

/**
 * Where the reader is: at the end of all, the answer to their question (from its beginning, however long it
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

/** How far down the box was, and could have been, when it was last measured. */
interface Known {
  readonly top: number;
  readonly end: number;
}

/** `grown` is another value whenever the box holds more; a question has been sent when `isPending` becomes true. */
export function useFollowEnd(grown: string, isPending: boolean): FollowEnd {
  const box = useRef<HTMLElement>(null);
  const place = useRef<Place>('end');
  const known = useRef<Known>({ top: 0, end: 0 });
  const seen = useRef('');
  const [isBehind, setIsBehind] = useState(false);

  useLayoutEffect(() => {
    if (!isPending) return;
    place.current = 'answer';
    known.current = moveTo(box.current, 'answer');
  }, [isPending]);

  useLayoutEffect(() => {
    if (seen.current === grown) return;
    seen.current = grown;
    // A scroll event comes a frame after the scroll, and by then this would have undone it.
    place.current = placeNow(box.current, place.current, known.current);
    known.current = moveTo(box.current, place.current);
    if (place.current === 'elsewhere') setIsBehind(true);
  }, [grown]);

  useEffect(() => {
    if (box.current === null) return;
    // The box shrinks when the text field under it grows, or a keyboard comes up.
    const observer = new ResizeObserver(() => {
      known.current = moveTo(box.current, place.current);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    place.current = placeNow(box.current, place.current, known.current);
    known.current = moveTo(box.current, 'elsewhere');
    if (known.current.end - known.current.top < nearPx) setIsBehind(false);
  };

  const follow = () => {
    place.current = 'end';
    setIsBehind(false);
    known.current = moveTo(box.current, 'end');
  };
  return { box, isBehind, onScroll, follow };
}

/** Where the reader is after what they did since; our own moves are no choice of theirs. */
function placeNow(box: HTMLElement | null, before: Place, { top, end }: Known): Place {
  if (box === null || Math.abs(box.scrollTop - top) < 2) return before;
  // What was shown has become shorter, and the browser had to move up.
  if (top > box.scrollHeight - box.clientHeight) return before;
  return end - box.scrollTop < nearPx ? 'end' : 'elsewhere';
}

/** Says where it went; `elsewhere` is where it is. */
function moveTo(box: HTMLElement | null, place: Place): Known {
  if (box === null) return { top: 0, end: 0 };
  const end = box.scrollHeight - box.clientHeight;
  if (place === 'end') box.scrollTop = end;
  if (place === 'answer') box.scrollTop = Math.min(end, questionTop(box));
  return { top: box.scrollTop, end };
}

function questionTop(box: HTMLElement): number {
  const question = [...box.querySelectorAll('[data-question]')].at(-1);
  if (question === undefined) return Number.POSITIVE_INFINITY;
  return question.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop - abovePx;
}
