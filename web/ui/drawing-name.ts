/** A drawing either has a name of its own or stays silent beside words that say the same. */
export function drawingName(label: string | undefined) {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
}
