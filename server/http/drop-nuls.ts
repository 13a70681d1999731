/** Removes NUL characters from input: nobody types them, and PostgreSQL cannot store them. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const clean = (text: string): string => text.replaceAll('\0', '');

/** Changes objects and arrays in place, without recursion. */
export function dropNuls(sent: unknown): unknown {
  if (typeof sent === 'string') return clean(sent);
  const waiting = [sent];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (!isObject(at)) continue;
    for (const [name, value] of Object.entries(at)) {
      if (name.includes('\0')) delete at[name];
      else if (typeof value === 'string') {
        if (value.includes('\0')) at[name] = clean(value);
      } else if (isObject(value)) waiting.push(value);
    }
  }
  return sent;
}
