/** The stack of open elements: what is pushed, popped and asked of it while a page is read. */
import type { OpenElement } from './open-element.ts';
import { bit, tagNamed } from './tag-info.ts';

const paragraph = tagNamed('p');

/** Deeper elements are noted but not tracked, as browsers do at about this depth. */
export const depthMax = 512;

export class OpenElements {
  readonly items: OpenElement[] = [];
  /** Elements beyond `depthMax` that are open but not on the stack. */
  untracked = 0;
  /** Open p elements: most blocks start where there are none. */
  paragraphs = 0;
  private readonly owner: { closed(element: OpenElement): void };

  /** The owner hears of each element that is popped. */
  constructor(owner: { closed(element: OpenElement): void }) {
    this.owner = owner;
  }

  get current(): OpenElement | undefined {
    const { items } = this;
    // Asking for the place -1 would make this slow ever after.
    return items.length === 0 ? undefined : items[items.length - 1];
  }

  get currentName(): string {
    const { current } = this;
    return current !== undefined && current.namespace === 'html' ? current.info.name : '';
  }

  push(element: OpenElement): void {
    this.items.push(element);
    element.isOpen = true;
    if (element.info === paragraph) this.paragraphs += 1;
  }

  pop(): void {
    const element = this.items.pop();
    if (element !== undefined) this.leave(element);
  }

  private leave(element: OpenElement): void {
    element.isOpen = false;
    if (element.info === paragraph) this.paragraphs -= 1;
    this.owner.closed(element);
  }

  /** Pops down to and with the element at `index`. */
  popThrough(index: number): void {
    while (this.items.length > index) this.pop();
  }

  /** Pops until an HTML element of that name is popped. */
  popUntil(name: string): void {
    while (this.items.length > 0) {
      const found = this.currentName === name;
      this.pop();
      if (found) return;
    }
  }

  /** Pops until the current element has one of the names, or is html. */
  popBackTo(...names: readonly string[]): void {
    while (this.items.length > 1 && !names.includes(this.currentName)) this.pop();
  }

  /** Takes an element out of the middle. */
  remove(element: OpenElement): void {
    const at = this.items.lastIndexOf(element);
    if (at === -1) return;
    this.items.splice(at, 1);
    this.leave(element);
  }

  /** Puts `by` in the place of an element, or takes it out, without a word to the listener. */
  exchange(element: OpenElement, by: OpenElement | null): void {
    const at = this.items.lastIndexOf(element);
    if (at === -1) return;
    element.isOpen = false;
    if (by === null) this.items.splice(at, 1);
    else {
      this.items[at] = by;
      by.isOpen = true;
    }
  }

  /** Puts an element above another. */
  insertAfter(element: OpenElement, after: OpenElement): void {
    this.items.splice(this.items.lastIndexOf(after) + 1, 0, element);
    element.isOpen = true;
  }

  indexOf(name: string): number {
    for (let at = this.items.length - 1; at >= 0; at -= 1) {
      const element = this.items[at];
      if (element !== undefined && element.info.name === name && element.namespace === 'html') return at;
    }
    return -1;
  }

  has(name: string): boolean {
    return this.indexOf(name) !== -1;
  }

  /** Whether an HTML element of that name is open with no boundary of that kind above it. */
  hasInScope(name: string, boundary: number = bit.scope): boolean {
    for (let at = this.items.length - 1; at >= 0; at -= 1) {
      const element = this.items[at];
      if (element === undefined) return false;
      if (element.info.name === name && element.namespace === 'html') return true;
      if ((element.bits & boundary) !== 0) return false;
    }
    return false;
  }

  /** The same for any element with one of these bits. */
  hasKindInScope(kind: number, boundary: number): boolean {
    for (let at = this.items.length - 1; at >= 0; at -= 1) {
      const bits = this.items[at]?.bits ?? 0;
      if ((bits & kind) !== 0) return true;
      if ((bits & boundary) !== 0) return false;
    }
    return false;
  }

  /** In select scope everything but option and optgroup is a boundary. */
  hasInSelectScope(name: string): boolean {
    for (let at = this.items.length - 1; at >= 0; at -= 1) {
      const element = this.items[at];
      if (element === undefined || element.namespace !== 'html') return false;
      if (element.info.name === name) return true;
      if (element.info.name !== 'option' && element.info.name !== 'optgroup') return false;
    }
    return false;
  }

  generateImpliedEnds(except = ''): void {
    for (let element = this.current; element !== undefined; element = this.current) {
      if ((element.bits & bit.impliedEnd) === 0 || element.info.name === except) return;
      this.pop();
    }
  }

  generateImpliedEndsThoroughly(): void {
    while (((this.current?.bits ?? 0) & bit.impliedEndThorough) !== 0) this.pop();
  }
}
