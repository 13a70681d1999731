/** Who is there: the gate before signed-in pages, the corner of the page bar, the account's own forms. */
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp, watchLeaving } from '../../testing/render-app.tsx';
import { user as mira, serverInfo } from '../../testing/samples.ts';
import { AccountForms } from './account-forms.tsx';
import { RequireAuth } from './auth-required.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { LoginScreen } from './login-screen.tsx';
import { Messages } from './messages.tsx';
import { PageHeader } from './page-header.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ 'GET /api/auth/user': mira, 'GET /api/server': serverInfo });
});

const show = () => renderApp(<RequireAuth>{({ email }) => <p>For {email} only</p>}</RequireAuth>);

describe('RequireAuth', () => {
  it('shows Loading while it is being checked, then the page', async () => {
    const response = Promise.withResolvers<unknown>();
    server.on('GET /api/auth/user', () => response.promise);
    show();
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByText(/only/)).toBeNull();
    response.resolve(mira);
    expect(await screen.findByText('For mira@shop.example only')).toBeTruthy();
  });

  it.each([
    ['a refusal', () => refusal('not_authenticated')],
    ['a failure', () => refusal('internal')],
  ])('asks a visitor to log in and to come back: %s', async (_name, response) => {
    server.on('GET /api/auth/user', response);
    window.history.replaceState(null, '', '/settings?x=1');
    show();
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/api/login?returnTo=%2Fsettings%3Fx%3D1',
    );
    expect(screen.getByRole('link', { name: 'Create free account' }).getAttribute('href')).toBe(
      '/api/login?returnTo=%2Fsettings%3Fx%3D1&mode=sign-up',
    );
    expect(screen.queryByText(/only/)).toBeNull();
  });
});

describe('a page that came without a session', () => {
  beforeEach(() => {
    document.documentElement.dataset.session = 'none';
    return () => {
      delete document.documentElement.dataset.session;
    };
  });

  it('asks the server nothing, so that no refusal is logged', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
    expect(server.requests('GET /api/auth/user')).toEqual([]);
  });

  it('knows the person as soon as they signed in', async () => {
    server.on('POST /api/auth/login', mira);
    const { user } = renderApp(
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
        <Route
          path="/dashboard"
          element={<RequireAuth>{({ email }) => <p>For {email} only</p>}</RequireAuth>}
        />
      </Routes>,
      { at: '/login' },
    );
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), mira.email ?? '');
    await user.type(screen.getByLabelText('Password'), 'a password of mine{Enter}');
    expect(await screen.findByText('For mira@shop.example only')).toBeTruthy();
  });
});

describe('PageHeader', () => {
  const header = () => renderApp(<PageHeader title="Dashboard" description="Words" />);
  const openMenu = async () => {
    const page = header();
    await page.user.click(await screen.findByRole('button', { name: /^Account menu/ }));
    return { ...page, menu: within(await screen.findByRole('menu')) };
  };

  it('gives a visitor Log in', async () => {
    server.on('GET /api/auth/user', refusal('not_authenticated'));
    header();
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Account menu/ })).toBeNull();
  });

  it.each([
    [{ profileImageUrl: null, email: 'mira@shop.example' }, 'M'],
    [{ profileImageUrl: null, email: null }, 'U'],
  ])('shows a letter where there is no picture: %o', async (part, letter) => {
    server.on('GET /api/auth/user', { ...mira, ...part });
    header();
    expect((await screen.findByRole('button', { name: /^Account menu/ })).textContent).toBe(letter);
  });

  it('shows the picture where there is one', async () => {
    server.on('GET /api/auth/user', { ...mira, profileImageUrl: '/me.png' });
    header();
    const avatar = await screen.findByRole('button', { name: /^Account menu/ });
    expect(avatar.querySelector('img')?.getAttribute('src')).toBe('/me.png');
    expect(avatar.textContent).toBe('');
  });

  it('names the person in full and with the e-mail', async () => {
    const { menu } = await openMenu();
    expect(menu.getByText('Mira Vos')).toBeTruthy();
    expect(menu.getByText('mira@shop.example')).toBeTruthy();
  });

  it('says My Account unless both names exist, and leaves out an e-mail that is not there', async () => {
    server.on('GET /api/auth/user', { ...mira, lastName: null, email: null });
    const { menu } = await openMenu();
    expect(menu.getByText('My Account')).toBeTruthy();
    expect(menu.queryByText(/Mira|@/)).toBeNull();
  });

  it('logs out by leaving for the logout endpoint', async () => {
    const left = watchLeaving();
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('menuitem', { name: 'Log out' }));
    expect(left).toEqual(['/api/logout']);
  });
});

describe('the account forms', () => {
  it('change the name everywhere at once', async () => {
    server.on('PATCH /api/auth/user', { ...mira, firstName: 'Ada', name: 'Ada Vos' });
    const { user } = renderApp(
      <>
        <PageHeader title="Account" />
        <AccountForms user={mira} />
      </>,
    );
    const first = screen.getByRole('textbox', { name: 'First name' });
    await user.clear(first);
    await user.type(first, 'Ada');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Name saved')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Account menu/ }));
    expect(screen.getByText('Ada Vos')).toBeTruthy();
  });

  it('show a wrong current password at its field', async () => {
    server.on('POST /api/auth/password', refusal('wrong_password'));
    const { user } = renderApp(<AccountForms user={mira} />);
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('The current password is incorrect.')).toBeTruthy();
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  });

  it('have no password form for an account of an identity provider', () => {
    renderApp(<AccountForms user={{ ...mira, signIn: 'oidc' }} />);
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });

  it('delete the account only after the password was given', async () => {
    const left = watchLeaving();
    server.on('DELETE /api/auth/user', { ok: true });
    const { user } = renderApp(<AccountForms user={mira} />);
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await dialog.findByText('This is needed to delete the account')).toBeTruthy();
    expect(server.requests('DELETE /api/auth/user')).toEqual([]);
    await user.type(dialog.getByLabelText('Enter your password to confirm'), 'a password of mine');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(left).toEqual(['/']));
  });
});

describe('Messages', () => {
  const mail = {
    id: 'm1',
    subject: 'Choose a new password',
    text: 'Open the link.',
    at: '2026-11-14T10:00:00.000Z',
  };

  it('are shown where the server sends no mail', async () => {
    server.on('GET /api/server', { ...serverInfo, sendsMail: false });
    server.on('GET /api/auth/outbox', [mail]);
    const { user } = renderApp(<Messages />);
    await user.click(await screen.findByRole('button', { name: /Choose a new password/ }));
    expect(screen.getByText('Open the link.')).toBeTruthy();
  });

  it('are not requested where it does', async () => {
    renderApp(<Messages />);
    await waitFor(() => expect(server.requests('GET /api/server')).toHaveLength(1));
    expect(server.requests('GET /api/auth/outbox')).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Messages' })).toBeNull();
  });
});

describe('an e-mail address that nobody has confirmed', () => {
  const unconfirmed = { ...mira, isEmailConfirmed: false };

  it('is told where the server sends mail, and the link is sent again', async () => {
    server.on('POST /api/auth/confirmation', { ok: true });
    const { user } = renderApp(<ConfirmEmail user={unconfirmed} />);
    expect(await screen.findByText(/We sent a link to mira@shop.example/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Link sent')).toBeTruthy();
  });

  it('is not told where it sends none', async () => {
    server.on('GET /api/server', { ...serverInfo, sendsMail: false });
    renderApp(<ConfirmEmail user={unconfirmed} />);
    await waitFor(() => expect(server.requests('GET /api/server')).toHaveLength(1));
    expect(screen.queryByText('Confirm your e-mail address')).toBeNull();
  });
});

describe('taking one’s data along', () => {
  it('says so when it does not work, and can be tried again', async () => {
    server.on('GET /api/auth/user/export', refusal('too_many_requests'));
    const { user } = renderApp(<AccountForms user={mira} />);
    await user.click(screen.getByRole('button', { name: 'Download your data' }));
    expect(await screen.findByText('Your data could not be exported. Please try again later.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download your data' })).toHaveProperty('disabled', false);
  });
});
