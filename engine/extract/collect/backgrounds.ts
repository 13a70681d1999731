/** Collects the images that style attributes set as backgrounds: no img element refers to them. */
import type { UrlResolver } from '../document/url-resolver.ts';

const backgroundsMax = 1000;
const background = /background(?:-image)?\s*:[^;]*?url\(\s*(["']?)([^"')]+)\1\s*\)/gi;

export class Backgrounds {
  readonly #urls = new Set<string>();

  note(style: string | null): void {
    if (style === null || !style.includes('url(')) return;
    for (const [, , url = ''] of style.matchAll(background))
      if (this.#urls.size < backgroundsMax && !url.trim().startsWith('data:')) this.#urls.add(url.trim());
  }

  finish(urls: UrlResolver): string[] {
    return [...this.#urls].flatMap((url) => urls.resolve(url) ?? []);
  }
}
