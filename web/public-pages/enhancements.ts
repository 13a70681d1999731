/** What the small script adds to a public page: who is signed in, the theme, closing the menu, the domain field. */
import { dashboardUrl, saveDraft } from '@pagewright/contract/analyze-draft';
import { cleanPastedUrl, isDomainWithPath, websiteUrlInvalid } from '@pagewright/contract/domain';
import { applyTheme, readTheme, saveTheme, themes } from '../ui/theme.ts';
import { domainField, navigation, signUpPath } from './strings.ts';

/** The name to greet with, or null where no one is signed in. */
async function fetchCurrentUser(): Promise<string | null> {
  const response = await fetch('/api/auth/user', { credentials: 'same-origin' });
  if (!response.ok) return null;
  const user: unknown = await response.json();
  if (typeof user !== 'object' || user === null) return null;
  return textOf(user, 'name') ?? textOf(user, 'email') ?? navigation.account.label;
}

/** Read by hand: a schema library would weigh more than the whole script. */
function textOf(user: object, key: 'name' | 'email'): string | null {
  const text: unknown = Reflect.get(user, key);
  return typeof text === 'string' && text !== '' ? text : null;
}

/** Turns the headers into their signed-in form and the start and purchase buttons to their true targets. */
function showSignedIn(root: ParentNode, name: string): void {
  for (const list of root.querySelectorAll('[data-account]')) {
    const signedIn = list.querySelector<HTMLTemplateElement>('template[data-signed-in]');
    if (signedIn === null) continue;
    const links = signedIn.content.cloneNode(true);
    list.replaceChildren(links);
    for (const place of list.querySelectorAll('[data-user-name]')) place.textContent = name;
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-signed-in-href]')) {
    link.href = link.dataset.signedInHref ?? link.href;
  }
}

const isKnownVisitor = (root: Document): boolean => root.documentElement.dataset.session === 'none';

export async function greet(root: Document): Promise<void> {
  // The server marks a page that was requested without a session; fetching the user would only log a refusal.
  if (isKnownVisitor(root)) return;
  // Without a response the page stays as it is: complete, for a visitor.
  const name = await fetchCurrentUser().catch(() => null);
  if (name !== null) showSignedIn(root, name);
}

export function wireTheme(root: ParentNode): void {
  const choice = root.querySelector<HTMLElement>('[data-theme-switch]');
  if (choice === null) return;
  const current = readTheme();
  for (const radio of choice.querySelectorAll('input')) radio.checked = radio.value === current;
  choice.addEventListener('change', ({ target }) => {
    const chosen = themes.find((theme) => target instanceof HTMLInputElement && theme === target.value);
    if (chosen === undefined) return;
    saveTheme(chosen);
    applyTheme(chosen);
  });
  choice.hidden = false;
}

/** The menu opens without script; with it, a chosen link, Escape and a press elsewhere close it. */
export function wireMenu(root: Document): void {
  const menu = root.querySelector<HTMLDetailsElement>('[data-menu]');
  if (menu === null) return;
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') !== null) menu.open = false;
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  root.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}

/** Pasting a whole URL leaves its domain and path, and says so; a visitor creates an account on the way to the analysis. */
export function wireDomainField(root: Document): void {
  const form = root.querySelector('[data-domain-form]');
  const field = form?.querySelector('input');
  const note = form?.querySelector('[data-domain-note]');
  if (!form || !field || !note) return;
  form.addEventListener('submit', (event) => {
    const websiteUrl = field.value.trim();
    if (!isDomainWithPath(websiteUrl)) {
      event.preventDefault();
      note.textContent = websiteUrlInvalid;
      field.focus();
      return;
    }
    if (!isKnownVisitor(root)) return;
    event.preventDefault();
    saveDraft(window.sessionStorage, {
      websiteUrl,
      crawlMethod: 'sitemap',
      additionalInfo: '',
      requestedDomain: websiteUrl,
      submittedAt: Date.now(),
    });
    window.location.assign(`${signUpPath}&returnTo=${encodeURIComponent(dashboardUrl(websiteUrl))}`);
  });
  field.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    const cleaned = cleanPastedUrl(pasted);
    note.textContent = '';
    if (cleaned === pasted) return;
    event.preventDefault();
    field.setRangeText(cleaned, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
    if (cleaned !== pasted.trim()) note.textContent = domainField.pasteNote({ left: cleaned });
  });
}
