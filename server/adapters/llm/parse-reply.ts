/** Finds the JSON of a reply in what a model wrote, for servers that cannot be held to a schema. */
import { z } from 'zod';

const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The text itself, what is in a fenced block, and what is between the first and the last brace. */
function* candidatesIn(text: string): Generator<string> {
  yield text;
  for (const [, inside = ''] of text.matchAll(/```[a-z]*\s*\n([\s\S]*?)\n\s*```/gi)) yield inside;
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from !== -1 && to > from) yield text.slice(from, to + 1);
}

/** Null when the text holds nothing of the schema. */
export function parseReply<T>(text: string, schema: z.ZodType<T>): T | null {
  // What a model thinks aloud may hold JSON that it then discards.
  const said = text.replaceAll(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '').trim();
  for (const candidate of candidatesIn(said)) {
    const reply = schema.safeParse(tryParse(candidate));
    if (reply.success) return reply.data;
  }
  return null;
}

/** For a server that is not given the schema in the request itself. */
export const schemaInstruction = (schema: z.ZodType): string =>
  `Answer with one JSON object and nothing else: no sentence before or after it. It must match this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;
