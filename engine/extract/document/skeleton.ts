/** Hashes a page's structure: the set of paths of its outer containers, equal for pages of one template. */
import type { OpenElement } from '@pagewright/html-stream/open-element';

/** Deeper containers belong to the content, which differs from page to page. */
const depthMax = 7;
const containers = 'html head body header nav main article section aside footer div form'.split(' ');

function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash;
}

const hashes: ReadonlyMap<string, number> = new Map(containers.map((name) => [name, hashName(name)]));

function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

export class Skeleton {
  private readonly paths = new Set<number>();

  add(element: OpenElement, parent: OpenElement | undefined): void {
    const own = hashes.get(element.info.name);
    if (own === undefined || element.depth > depthMax || element.namespace !== 'html') return;
    element.pathHash = Math.imul((parent?.pathHash ?? 7) ^ own, 0x9e3779b1);
    this.paths.add(element.pathHash);
  }

  /** Sixteen hex digits, independent of the order of the paths. */
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
