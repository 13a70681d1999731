/** The text of the filter: shown and obeyed at once, written into the URL when the typing rests. */
import { useEffect, useState } from 'react';

const restMs = 300;

export function useFilterText(
  written: string,
  write: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(written);
  const [seen, setSeen] = useState(written);
  const [sent, setSent] = useState(written);
  // The URL changed by another hand: Back, Escape, a link. What was typed gives way.
  if (written !== seen) {
    setSeen(written);
    if (written !== sent) {
      setText(written);
      setSent(written);
    }
  }
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(() => {
      setSent(text);
      write(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, sent, write]);
  return [text, setText];
}
