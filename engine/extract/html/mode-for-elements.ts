/** The insertion mode that the open elements ask for: how reading goes on after a table, select or template. */
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

export function modeForElements(state: OpenState): number {
  const { items } = state.stack;
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const element = items[at];
    if (element === undefined || element.namespace !== 'html') continue;
    const found = modeFor(state, element.info.name, at);
    if (found !== null) return found;
  }
  return mode.inBody;
}

function modeFor({ stack, templateModes, head }: OpenState, name: string, at: number): number | null {
  if (name === 'select') {
    const table = stack.indexOf('table');
    return table > 0 && table < at && table > stack.indexOf('template')
      ? mode.inSelectInTable
      : mode.inSelect;
  }
  if (name === 'template') return templateModes[templateModes.length - 1] ?? mode.inBody;
  if (name === 'html') return head === null ? mode.beforeHead : mode.afterHead;
  return modeOfElement.get(name) ?? null;
}
