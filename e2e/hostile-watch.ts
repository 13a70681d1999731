/** Watches a page for anything of an attack: what runs, loads, pops up or became markup, with all of the page opened. */
import type { Page } from '@playwright/test';

/** Reports every script, request, popup and navigation that an attack causes. */
export async function guard(page: Page, own: string, faults: string[]): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { ran: (place: string) => console.error(`RAN ${place}`) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      // The parsers of the contract ask once whether they may compile themselves; they may not.
      if (blockedURI !== 'eval') console.error(`POLICY ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('dialog', (dialog) => {
    faults.push(`DIALOG ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && protocol !== 'file:' && origin !== own)
      faults.push(`LOAD ${request.url().slice(0, 200)}`);
  });
}

/** Elements and attributes that only an attack could have put there. */
export const strangers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const tag = element.tagName.toLowerCase();
      const isOurScript = tag === 'script' && (element as HTMLScriptElement).src.startsWith(location.origin);
      const isPlainScript =
        tag === 'script' && element.getAttribute('src') === null && !/ran\(/.test(element.textContent ?? '');
      const found =
        /^(iframe|object|embed|base|frame)$/.test(tag) || (tag === 'script' && !isOurScript && !isPlainScript)
          ? [`<${tag}>`]
          : [];
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${tag} ${name}`);
        if (
          /^(href|src|action|formaction|xlink:href|srcdoc)$/.test(name) &&
          /^\s*(javascript|data:text|vbscript)/i.test(value)
        )
          found.push(`${tag} ${name}=${value.slice(0, 60)}`);
      }
      return found;
    }),
  );

/** Opens all that can be opened in the part of the page given, and what is inside of that. */
export async function openEverything(page: Page): Promise<number> {
  let opened = 0;
  for (let round = 0; round < 6; round += 1) {
    const pressed = await page.evaluate(() => {
      const closed = [
        ...document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]:not([aria-haspopup])'),
      ];
      for (const each of closed) each.click();
      const details = [...document.querySelectorAll('main details:not([open])')];
      for (const each of details) each.setAttribute('open', '');
      return closed.length + details.length;
    });
    opened += pressed;
    if (pressed === 0) break;
  }
  return opened;
}
