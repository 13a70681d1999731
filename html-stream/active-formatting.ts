/** The list of active formatting elements, which are opened again after a misnested end tag. */

import type { OpenElement } from './open-element.ts';
import type { TagInfo } from './tag-info.ts';

/** Beyond this many the oldest are dropped, so that hostile pages cannot make every block reopen thousands. */
const entriesMax = 64;
/** Equal elements beyond three are dropped, by the standard. */
const equalMax = 3;

const keyOf = ({ attributes }: OpenElement): string => attributes?.key() ?? '';

export class ActiveFormatting {
  /** Null is a marker, pushed by cells, captions, templates and objects. */
  readonly entries: (OpenElement | null)[] = [];

  pushMarker(): void {
    this.entries.push(null);
  }

  push(element: OpenElement): void {
    if (this.isRepeated(element.info)) this.dropExcess(element);
    this.entries.push(element);
    if (this.entries.length > entriesMax && this.entries[0] !== null) this.entries.shift();
  }

  /** As many of that name as may be equal, since the last marker. */
  private isRepeated({ name }: TagInfo): boolean {
    let count = 0;
    for (let at = this.entries.length - 1; at >= 0; at -= 1) {
      const entry = this.entries[at];
      if (entry === null || entry === undefined) break;
      if (entry.info.name === name) count += 1;
    }
    return count >= equalMax;
  }

  private dropExcess(element: OpenElement): void {
    const key = keyOf(element);
    let equal = 0;
    let earliest = element;
    for (let at = this.entries.length - 1; at >= 0; at -= 1) {
      const entry = this.entries[at];
      if (entry === null || entry === undefined) break;
      if (entry.info.name !== element.info.name || keyOf(entry) !== key) continue;
      equal += 1;
      earliest = entry;
    }
    if (equal >= equalMax) this.remove(earliest);
  }

  /** Removes the element if it is the latest, as in well nested pages. */
  takeLatest(element: OpenElement): boolean {
    const { entries } = this;
    if (entries.length === 0 || entries[entries.length - 1] !== element) return false;
    entries.pop();
    return true;
  }

  clearToMarker(): void {
    while (this.entries.length > 0 && this.entries.pop() !== null);
  }

  /** The latest of that name since the last marker. */
  latest(name: string): OpenElement | null {
    for (let at = this.entries.length - 1; at >= 0; at -= 1) {
      const entry = this.entries[at];
      if (entry === null || entry === undefined) return null;
      if (entry.info.name === name) return entry;
    }
    return null;
  }

  remove(element: OpenElement): void {
    const at = this.entries.lastIndexOf(element);
    if (at !== -1) this.entries.splice(at, 1);
  }

  replace(element: OpenElement, by: OpenElement): void {
    const at = this.entries.lastIndexOf(element);
    if (at !== -1) this.entries[at] = by;
  }
}
