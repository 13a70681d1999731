/** Signing in, signing up and choosing a new password. */
import { saveDraft } from '@pagewright/contract/analyze-draft';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp, watchLeaving } from '../../testing/render-app.tsx';
import { user as mira, serverInfo } from '../../testing/samples.ts';
import { LoginScreen } from './login-screen.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/auth/user': refusal('not_authenticated'),
    'GET /api/server': serverInfo,
    'POST /api/auth/login': mira,
    'POST /api/auth/register': mira,
    'POST /api/auth/reset-request': { ok: true },
    'POST /api/auth/reset': mira,
  });
});

const show = (at: string) => renderApp(<LoginScreen />, { at });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const button = (name: string) => screen.getByRole('button', { name });

async function signIn(at: string) {
  const page = show(at);
  await page.user.type(email(), mira.email ?? '');
  await page.user.type(screen.getByLabelText('Password'), 'a password of mine');
  await page.user.click(button('Log in'));
  return page;
}

describe('signing in', () => {
  it('goes where the person wanted to be', async () => {
    const { path } = await signIn('/login?returnTo=%2Fsettings%3Fx%3D1');
    await waitFor(() => expect(path()).toBe('/settings?x=1'));
    expect(server.requests('POST /api/auth/login').map(({ body }) => body)).toEqual([
      { email: mira.email, password: 'a password of mine' },
    ]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login',
    '/.//evil.example',
    '/..//evil.example',
    '/%2F/evil.example',
    '/\t/evil.example',
  ])('never goes to %s', async (returnTo) => {
    const left = watchLeaving();
    const { path } = await signIn(`/login?returnTo=${encodeURIComponent(returnTo)}`);
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(left).toEqual([]);
  });

  it('leaves the application for a public page', async () => {
    const left = watchLeaving();
    await signIn('/login?returnTo=%2Fpricing');
    await waitFor(() => expect(left).toEqual(['/pricing']));
  });

  it('says that the credentials are wrong, takes the focus there and keeps the e-mail', async () => {
    server.on('POST /api/auth/login', refusal('wrong_credentials'));
    await signIn('/login');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The e-mail address or password is incorrect.');
    expect(document.activeElement).toBe(alert);
    expect(email()).toHaveProperty('value', mira.email);
  });

  it('requires both before it sends a request', async () => {
    const { user } = show('/login');
    await user.click(button('Log in'));
    expect(await screen.findByText('E-mail is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(server.requests('POST /api/auth/login')).toEqual([]);
  });

  it('offers the identity provider where there is one', async () => {
    server.on('GET /api/server', { ...serverInfo, signIn: 'oidc' });
    show('/login?returnTo=%2Faccount');
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/api/login?returnTo=%2Faccount');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

describe('a sign-in that the identity provider did not complete', () => {
  it('says so above the way to try again', async () => {
    server.on('GET /api/server', { ...serverInfo, signIn: 'oidc' });
    show('/login?problem=sign-in-failed');
    expect(screen.getByRole('alert').textContent).toContain('The sign-in could not be completed');
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
  });
});

describe('an analysis that was requested before', () => {
  const draft = { crawlMethod: 'sitemap', additionalInfo: '', websiteUrl: 'bakery.example' } as const;
  const at = '/login?mode=sign-up&returnTo=%2Fdashboard%3Fdomain%3Dbakery.example';
  const promise = 'We’ll analyze bakery.example as soon as you’re logged in.';
  beforeEach(() => window.sessionStorage.clear());

  it('is named on the way', () => {
    const submittedAt = Date.now();
    saveDraft(window.sessionStorage, { ...draft, requestedDomain: 'bakery.example', submittedAt });
    show(at);
    expect(screen.getByText(promise)).toBeTruthy();
  });

  it.each([null, Date.now() - 2 * 60 * 60 * 1000])(
    'is not promised when it was not, or long ago: %s',
    (submittedAt) => {
      saveDraft(window.sessionStorage, { ...draft, requestedDomain: 'bakery.example', submittedAt });
      show(at);
      expect(screen.queryByText(promise)).toBeNull();
    },
  );
});

describe('signing up', () => {
  const fill = async (password: string) => {
    const page = show('/login?mode=sign-up');
    await page.user.type(email(), 'new@shop.example');
    await page.user.type(screen.getByLabelText('Password'), password);
    await page.user.click(button('Create account'));
    return page;
  };

  it('opens an account and goes on', async () => {
    const { path } = await fill('correct horse battery');
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('wants twelve characters', async () => {
    await fill('short');
    expect(await screen.findByText('Use at least 12 characters')).toBeTruthy();
    expect(server.requests('POST /api/auth/register')).toEqual([]);
  });

  it('puts a refusal to the field it is about', async () => {
    server.on('POST /api/auth/register', refusal('email_taken', { fields: { email: 'Taken already.' } }));
    await fill('correct horse battery');
    const message = await screen.findByText('Taken already.');
    expect(email().getAttribute('aria-describedby')).toContain(message.closest('p')?.id);
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });

  it('keeps where the person wanted to be when switching to it', async () => {
    const { user, path } = show('/login?returnTo=%2Faccount');
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    expect(path()).toBe('/login?mode=sign-up&returnTo=%2Faccount');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create your account');
  });
});

describe('a forgotten password', () => {
  it('answers alike for everyone, and says where the mail is when none is sent', async () => {
    server.on('GET /api/server', { ...serverInfo, sendsMail: false });
    const { user } = show('/login?mode=forgot');
    await user.type(email(), 'mira@shop.example');
    await user.click(button('Send the link'));
    const done = await screen.findByRole('alert');
    expect(done.textContent).toContain('If there is an account for mira@shop.example');
    expect(done.textContent).toContain('This server doesn’t send e-mail.');
  });

  it('sets a new one with the token of the link', async () => {
    const { user, path } = show('/login?reset=tok');
    await user.type(screen.getByLabelText('New password'), 'correct horse battery');
    await user.click(button('Save and log in'));
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(server.requests('POST /api/auth/reset').map(({ body }) => body)).toEqual([
      { token: 'tok', password: 'correct horse battery', revokeKeys: true },
    ]);
  });

  it('says that the link is too old', async () => {
    server.on('POST /api/auth/reset', refusal('reset_link_invalid'));
    const { user } = show('/login?reset=tok');
    await user.type(screen.getByLabelText('New password'), 'correct horse battery');
    await user.click(button('Save and log in'));
    expect((await screen.findByRole('alert')).textContent).toContain('Request a new one.');
  });
});
