/** Makes CSS selectors for the elements of a page. */
import type { ElementTable, NodeId } from './page-source.ts';

const stepsMax = 5;
const plainId = /^[A-Za-z][\w-]*$/;

/** By id where there is one, else by position; at most five steps long. */
export function pathOf(elements: ElementTable, node: NodeId): string {
  const steps: string[] = [];
  for (let row = node; row >= 0 && steps.length < stepsMax; row = elements.parent[row] ?? -1) {
    const id = elements.ids.get(row);
    if (id !== undefined && plainId.test(id)) {
      steps.push(`#${id}`);
      break;
    }
    steps.push(stepOf(elements, row));
  }
  return steps.reverse().join(' > ');
}

function stepOf({ name, names, nthOfType }: ElementTable, row: NodeId): string {
  const tag = names[name[row] ?? 0] ?? '*';
  const nth = nthOfType[row] ?? 0;
  return nth === 0 || tag === 'body' || tag === 'head' ? tag : `${tag}:nth-of-type(${nth})`;
}
