/** The small script on the real pages: what a visitor, a signed-in user and a hurried paste see. */
import { isPending, readDraft } from '@pagewright/contract/analyze-draft';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLeaving } from '../testing/render-app.tsx';
import { greet, wireDomainField, wireMenu, wireTheme } from './enhancements.ts';
import { landingPage } from './landing-page.tsx';
import { pricingPage } from './pricing-page.tsx';
import type { PublicPage } from './public-page.ts';
import { renderPublicPage } from './render.tsx';

function open(page: PublicPage, session: 'none' | 'maybe' = 'maybe'): void {
  const html = renderPublicPage(page, { stylesheet: null, script: '/enhance.js' });
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...parsed.body.children);
  document.documentElement.dataset.session = session;
}

function respondWith(status: number, body: unknown) {
  const response = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', response);
  return response;
}

function paste(field: HTMLElement, text: string): Event {
  const event = Object.assign(new Event('paste', { cancelable: true, bubbles: true }), {
    clipboardData: { getData: () => text },
  });
  field.dispatchEvent(event);
  return event;
}

const wideHeader = () => within(screen.getByRole('navigation', { name: 'Main' }));
const namesIn = (header: ReturnType<typeof wideHeader>) =>
  header.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => localStorage.clear());
describe('greet', () => {
  it('shows Dashboard, the name and Logout to a signed-in user', async () => {
    open(landingPage);
    respondWith(200, { name: 'Mira Jansen', email: 'mira@example.com' });
    await greet(document);
    expect(namesIn(wideHeader())).toEqual(['Dashboard', 'Logout']);
    expect(wideHeader().getByText('Mira Jansen')).toBeTruthy();
    expect(wideHeader().getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/api/logout');
  });

  it('falls back to the e-mail where there is no name', async () => {
    open(landingPage);
    respondWith(200, { name: null, email: 'mira@example.com' });
    await greet(document);
    expect(wideHeader().getByText('mira@example.com')).toBeTruthy();
  });

  it('links start buttons to the dashboard and purchases to the account', async () => {
    respondWith(200, { name: 'Mira', email: null });
    open(landingPage);
    await greet(document);
    const start = screen.getByRole('link', { name: 'Start Free Analysis' });
    expect(start.getAttribute('href')).toBe('/dashboard');
    open(pricingPage);
    await greet(document);
    for (const purchase of screen.getAllByRole('link', { name: /^Purchase/ })) {
      expect(purchase.getAttribute('href')).toBe('/account');
    }
  });

  it.each([
    [401, { code: 'not_signed_in' }],
    [200, null],
    [500, 'down'],
  ])('keeps the visitor header when the response is %i %o', async (status, body) => {
    open(landingPage);
    respondWith(status, body);
    await greet(document);
    expect(namesIn(wideHeader())).toEqual(['How It Works', 'Pricing', 'Login']);
    expect(screen.getByRole('link', { name: 'Start Free Analysis' }).getAttribute('href')).toBe(
      '/api/login?mode=sign-up',
    );
  });

  it('keeps the visitor header when the server cannot be reached', async () => {
    open(landingPage);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await greet(document);
    expect(namesIn(wideHeader())).toContain('Login');
  });

  it('sends no request when the server saw no session', async () => {
    open(landingPage, 'none');
    const response = respondWith(200, { name: 'Mira' });
    await greet(document);
    expect(response).not.toHaveBeenCalled();
    expect(namesIn(wideHeader())).toContain('Login');
  });
});

describe('wireDomainField', () => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Website URL' });

  it('leaves domain and path of a pasted URL and says so', () => {
    open(landingPage);
    wireDomainField(document);
    expect(paste(field(), 'https://Example.com/shop?x=1#top').defaultPrevented).toBe(true);
    expect(field().value).toBe('example.com/shop');
    expect(screen.getByRole('status').textContent).toContain('example.com/shop');
  });

  /** Presses the button; whether the browser goes on to the form's own target. */
  const submit = (websiteUrl: string): boolean => {
    field().value = websiteUrl;
    return field().form?.dispatchEvent(new Event('submit', { cancelable: true })) ?? false;
  };

  it('lets a visitor create an account and leaves the domain to be analyzed afterwards', () => {
    const left = watchLeaving();
    window.sessionStorage.clear();
    open(landingPage, 'none');
    wireDomainField(document);
    expect(submit('example.com/shop')).toBe(false);
    expect(left).toEqual(['/api/login?mode=sign-up&returnTo=%2Fdashboard%3Fdomain%3Dexample.com%252Fshop']);
    const draft = readDraft(window.sessionStorage, 'example.com/shop');
    expect(draft && isPending(draft, Date.now())).toBe(true);
  });

  it('leaves it to the dashboard, which names the price, for someone who is signed in', () => {
    const left = watchLeaving();
    window.sessionStorage.clear();
    open(landingPage);
    wireDomainField(document);
    expect(submit('example.com')).toBe(true);
    expect(left).toEqual([]);
    expect(readDraft(window.sessionStorage, 'example.com')).toBeNull();
  });

  it('says what is wrong with anything but a domain', () => {
    const left = watchLeaving();
    open(landingPage, 'none');
    wireDomainField(document);
    expect(submit('http://example.com')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('Enter a valid domain without http:// or https://');
    expect(document.activeElement).toBe(field());
    expect(left).toEqual([]);
  });

  it('lets a bare domain through untouched', () => {
    open(landingPage);
    wireDomainField(document);
    expect(paste(field(), 'example.com').defaultPrevented).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('wireMenu', () => {
  function openMenu(): HTMLDetailsElement {
    open(landingPage);
    wireMenu(document);
    const menu = document.querySelector('details');
    if (menu === null) throw new Error('the page has no menu');
    menu.open = true;
    return menu;
  }

  it('closes when a link is chosen', () => {
    const menu = openMenu();
    const link = within(menu).getByText('Pricing');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(menu.open).toBe(false);
  });

  it('closes on Escape and gives the focus back to its button', () => {
    const menu = openMenu();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });
});

describe('wireTheme', () => {
  it('appears, shows what is saved and applies a new choice', () => {
    localStorage.setItem('theme', 'light');
    open(landingPage);
    expect(screen.queryByRole('radio', { name: 'Dark' })).toBeNull();
    wireTheme(document);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
    screen.getByRole('radio', { name: 'Dark' }).click();
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});
