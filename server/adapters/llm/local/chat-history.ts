/** Turns a prompt of the AI SDK into a conversation as llama.cpp's runtime has it: tool results stand in the turn that called. */
import type { SdkPrompt } from './local-port.ts';
import type { FunctionCallItem, HistoryItem } from './runtime-types.ts';
import { shortenData } from './shorten-data.ts';

type AssistantTurn = Extract<SdkPrompt[number], { role: 'assistant' }>;
type ToolTurn = Extract<SdkPrompt[number], { role: 'tool' }>;

const textOf = (parts: readonly { readonly type: string }[]): string =>
  parts.flatMap((part) => (part.type === 'text' && 'text' in part ? String(part.text) : [])).join('\n');

/** Of each call, by its id. */
function resultsOf(prompt: SdkPrompt): ReadonlyMap<string, unknown> {
  const parts = prompt
    .filter((message): message is ToolTurn => message.role === 'tool')
    .flatMap(({ content }) => content);
  return new Map(
    parts.flatMap((part) => {
      if (part.type !== 'tool-result') return [];
      const value = 'value' in part.output ? part.output.value : 'No result.';
      return [[part.toolCallId, shortenData(value, 2)] as const];
    }),
  );
}

const responseOf = (
  { content }: AssistantTurn,
  results: ReadonlyMap<string, unknown>,
): (string | FunctionCallItem)[] =>
  content.flatMap((part): (string | FunctionCallItem)[] => {
    if (part.type === 'text') return [part.text];
    if (part.type !== 'tool-call') return [];
    const { toolName: name, input: params, toolCallId } = part;
    return [{ type: 'functionCall', name, params, result: results.get(toolCallId) ?? null }];
  });

/** Ends with the turn to write, which goes on where the last message is the model's own. */
export function historyOf(prompt: SdkPrompt): HistoryItem[] {
  const results = resultsOf(prompt);
  const history: HistoryItem[] = [];
  for (const message of prompt) {
    if (message.role === 'system') history.push({ type: 'system', text: message.content });
    else if (message.role === 'user') history.push({ type: 'user', text: textOf(message.content) });
    else if (message.role === 'assistant') {
      const last = history.at(-1);
      const response = responseOf(message, results);
      if (last?.type === 'model') last.response.push(...response);
      else history.push({ type: 'model', response });
    }
  }
  if (history.at(-1)?.type !== 'model') history.push({ type: 'model', response: [] });
  return history;
}
