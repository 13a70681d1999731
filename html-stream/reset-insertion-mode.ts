/** The insertion mode by the open elements, for the end of a table or a template. */
import { mode } from './insertion-mode.ts';
import type { OpenElements } from './open-elements.ts';

interface OpenState {
  readonly stack: OpenElements;
  readonly templateModes: readonly number[];
  readonly head: unknown;
}

const modeOfElement = new Map<string, number>([
  ['tr', mode.inRow],
  ['tbody', mode.inTableBody],
  ['thead', mode.inTableBody],
  ['tfoot', mode.inTableBody],
  ['caption', mode.inCaption],
  ['colgroup', mode.inColumnGroup],
  ['table', mode.inTable],
  ['body', mode.inBody],
  ['frameset', mode.inFrameset],
  ['td', mode.inCell],
  ['th', mode.inCell],
  ['head', mode.inHead],
]);

export function insertionModeFor(state: OpenState): number {
  const { items } = state.stack;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const element = items[at];
    if (element === undefined || element.namespace !== 'html') continue;
    const found = modeFor(state, element.info.name);
    if (found !== null) return found;
  }
  return mode.inBody;
}

function modeFor({ templateModes, head }: OpenState, name: string): number | null {
  if (name === 'template') return templateModes[templateModes.length - 1] ?? mode.inBody;
  if (name === 'html') return head === null ? mode.beforeHead : mode.afterHead;
  return modeOfElement.get(name) ?? null;
}
