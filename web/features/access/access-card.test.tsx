/** The access of a closed site: what is told of credentials, what is sent, and what only an owner can do. */
import type { SiteAccess } from '@pagewright/contract/entities/site-access';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { AccessCard } from './access-card.tsx';
import { AddSite } from './add-site.tsx';

const route = '/api/sites/s1/access';
const access: SiteAccess = {
  isSaved: true,
  host: 'staging.example',
  hosts: ['staging.example', 'www.staging.example'],
  overHttp: false,
  include: [],
  exclude: ['/drafts/'],
  userAgent: null,
  ignoreRobots: false,
  credentials: [
    { id: 'c1', kind: 'basic', name: '', setAt: '2026-11-12T10:00:00.000Z' },
    { id: 'c2', kind: 'header', name: 'x-key', setAt: '2026-11-13T10:00:00.000Z' },
  ],
  verification: {
    token: 'abc123',
    fileUrl: 'https://staging.example/.well-known/pagewright-verification.txt',
    metaTag: '<meta name="pagewright-verification" content="abc123">',
    dnsName: '_pagewright.staging.example',
    dnsValue: 'pagewright-verification=abc123',
    verifiedBy: null,
    verifiedAt: null,
  },
};
const verified: SiteAccess = {
  ...access,
  verification: { ...access.verification, verifiedBy: 'file', verifiedAt: '2026-11-14T10:00:00.000Z' },
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ [`GET ${route}`]: access });
});

async function open() {
  const { user } = renderApp(<AccessCard siteId="s1" />);
  await screen.findByRole('region', { name: 'Access and crawling' });
  return {
    user,
    credential: within(screen.getByRole('form', { name: 'Add a credential' })),
    crawling: within(screen.getByRole('form', { name: 'Crawling' })),
  };
}

describe('AccessCard', () => {
  it('tells of credentials only that they are set, and where they are sent', async () => {
    await open();
    expect(screen.getByText(/We send them to https:\/\/staging\.example only/)).toBeTruthy();
    const [basic, header] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(basic).toContain('Username and passwordSaved on Nov 12, 2026');
    expect(header).toContain('Request header x-keySaved on Nov 13, 2026');
  });

  it('replaces one of them: the name stays, the value is asked for, and is gone afterwards', async () => {
    server.on(`POST ${route}/credentials`, access);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Replace: Request header x-key' }));
    const form = within(screen.getByRole('form', { name: 'Add a credential' }));
    expect(form.getByLabelText('Header name')).toHaveProperty('value', 'x-key');
    expect(document.activeElement).toBe(form.getByLabelText('Value'));
    await user.keyboard('a new value{Enter}');
    expect(await screen.findByText('Credential saved')).toBeTruthy();
    expect(server.requests(`POST ${route}/credentials`)[0]?.body).toEqual({
      kind: 'header',
      name: 'x-key',
      value: 'a new value',
    });
    const fresh = within(screen.getByRole('form', { name: 'Add a credential' }));
    expect(fresh.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('says which field of a credential was refused', async () => {
    const message = 'A username cannot contain a colon';
    server.on(`POST ${route}/credentials`, refusal('invalid_input', { fields: { username: message } }));
    const { user, credential } = await open();
    await user.type(credential.getByLabelText('Username'), 'a:b');
    await user.click(credential.getByRole('button', { name: 'Save credential' }));
    expect(await credential.findByText(message)).toBeTruthy();
  });

  it('removes one of them', async () => {
    server.on(`DELETE ${route}/credentials/c1`, { ...access, credentials: [] });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remove: Username and password' }));
    expect(await screen.findByText('No credentials saved.')).toBeTruthy();
  });

  it('saves patterns line by line', async () => {
    server.on(`PUT ${route}`, access);
    const { user, crawling } = await open();
    expect(crawling.getByLabelText('Do not crawl these paths')).toHaveProperty('value', '/drafts/');
    await user.type(crawling.getByLabelText('Only crawl these paths'), '/shop/{Enter}{Enter} /blog/ ');
    await user.click(crawling.getByRole('button', { name: 'Save crawl settings' }));
    expect(await screen.findByText('Crawl settings saved')).toBeTruthy();
    expect(server.requests(`PUT ${route}`)[0]?.body).toEqual({
      host: 'staging.example',
      overHttp: false,
      include: ['/shop/', '/blog/'],
      exclude: ['/drafts/'],
      userAgent: null,
      ignoreRobots: false,
    });
  });

  it('offers to ignore robots.txt only once the site is verified, and not for another host', async () => {
    server.on(`POST ${route}/verify`, { access: verified, attempts: [] });
    const { user, crawling } = await open();
    const name = 'Crawl pages that robots.txt disallows';
    expect(crawling.getByRole('checkbox', { name })).toHaveProperty('disabled', true);
    expect(screen.getByText('pagewright-verification=abc123')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check ownership' }));
    expect(
      await screen.findByText(/You own staging\.example: verified by file on Nov 14, 2026/),
    ).toBeTruthy();
    const box = () => within(screen.getByRole('form', { name: 'Crawling' })).getByRole('checkbox', { name });
    expect(box()).toHaveProperty('disabled', false);
    await user.selectOptions(screen.getByLabelText('Host'), 'www.staging.example');
    expect(box()).toHaveProperty('disabled', true);
  });

  it('says what was found where the token should be', async () => {
    const sentence = '_pagewright.staging.example has no TXT record.';
    server.on(`POST ${route}/verify`, { access, attempts: [{ method: 'dns', sentence }] });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Check ownership' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('is one line for a site that is open to all, until it is set up', async () => {
    server.on(`GET ${route}`, { ...access, isSaved: false, credentials: [] });
    const { user } = renderApp(<AccessCard siteId="s1" />);
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    expect(screen.getByRole('form', { name: 'Add a credential' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete these settings' })).toBeNull();
  });

  it('deletes everything after a question', async () => {
    server.on(`DELETE ${route}`, { ok: true });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete these settings' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete these settings' }));
    expect(await screen.findByText('Access settings deleted')).toBeTruthy();
    expect(server.requests(`DELETE ${route}`)).toHaveLength(1);
  });
});

describe('AddSite', () => {
  it('takes a pasted URL and opens the page of the site', async () => {
    server.on('POST /api/sites', { id: 's9' });
    const { user, path } = renderApp(<AddSite />);
    await user.type(screen.getByLabelText('Website'), 'https://staging.example/{Enter}');
    await expect.poll(path).toBe('/sites/s9');
    expect(server.requests('POST /api/sites')[0]?.body).toEqual({ domain: 'staging.example' });
  });
});
