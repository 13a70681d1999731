/** The page's frame as a hash: the set of paths of its outer containers, so that pages of one template agree. */
import type { OpenElement } from './html/open-element.ts';
import { tableByTag } from './html/tag-info.ts';

/** Deeper containers belong to the content, which differs from page to page. */
const depthMax = 7;
const containers = 'html head body header nav main article section aside footer div form'.split(' ');

function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash;
}

const hashes = tableByTag(
  containers.map((name) => [name, hashName(name)] as const),
  0,
);

function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

export class Skeleton {
  private readonly paths = new Set<number>();

  add(element: OpenElement, parent: OpenElement | undefined): void {
    const own = hashes[element.info.index] ?? 0;
    if (own === 0 || element.depth > depthMax || element.namespace !== 'html') return;
    element.pathHash = Math.imul((parent?.pathHash ?? 7) ^ own, 0x9e3779b1);
    this.paths.add(element.pathHash);
  }

  /** Sixteen hex digits, whatever order the paths came in. */
  hash(): string {
    let sum = 0;
    let other = 0;
    for (const path of this.paths) {
      sum = (sum + mix(path)) | 0;
      other = (other + mix(path ^ 0x5bd1e995)) | 0;
    }
    return [sum, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
