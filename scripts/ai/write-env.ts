/** Sets variables in the text of an .env file; every other line stays as it is. */

/** Values with white space, a hash or a quote need quotes of another kind. */
function lineOf(name: string, value: string): string {
  if (!/[\s#"'`\\]/.test(value)) return `${name}=${value}`;
  const quote = ["'", '`', '"'].find((each) => !value.includes(each)) ?? "'";
  return `${name}=${quote}${value.replaceAll(quote, '')}${quote}`;
}

/** A variable that is there already is replaced in its place; an empty value is left out where there was none. */
export function setVariables(text: string, variables: Readonly<Record<string, string>>): string {
  const left = new Map(Object.entries(variables));
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const replaced = lines.map((line) => {
    const name = /^\s*(?:export\s+)?([A-Z_][A-Z0-9_]*)\s*=/.exec(line)?.[1] ?? '';
    const value = left.get(name);
    if (value === undefined) return line;
    left.delete(name);
    return lineOf(name, value);
  });
  const added = [...left].filter(([, value]) => value !== '').map(([name, value]) => lineOf(name, value));
  return `${[...replaced, ...added].join('\n')}\n`;
}
