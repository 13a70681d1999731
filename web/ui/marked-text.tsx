/** A text with its offending part marked, as a proof-reader would. */
export type MarkedTextProps = {
  text: string;
  /** The part to mark; nothing is marked when the text does not hold it. */
  part: string | undefined;
};

export function MarkedText({ text, part }: MarkedTextProps) {
  const at = part ? text.indexOf(part) : -1;
  if (!part || at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{part}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
