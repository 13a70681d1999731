/** The page that a mail's link opens to end such mails, and the one click of a mail program. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeText, plainPage, sendPage } from './plain-page.ts';

export const unsubscribePath = '/unsubscribe/:token';

export interface Unsubscribing {
  /** What the link ends; null for a link that never was. */
  readonly find: (token: string) => Promise<{ readonly domain: string } | null>;
  readonly end: (token: string) => Promise<{ readonly domain: string } | null>;
}

const unknown = {
  status: 404,
  html: plainPage(
    'This link does not work',
    '<p>These alerts no longer exist, so no more e-mails are sent for them.</p>',
  ),
};

const askPage = (domain: string): string =>
  plainPage(
    'Stop these e-mails?',
    `<p>You will get no more e-mails about ${escapeText(domain)}. A webhook, if you set one up, stays on.</p><form method="post"><button type="submit">Stop e-mails</button></form>`,
  );

const donePage = (domain: string): string =>
  plainPage(
    'E-mails stopped',
    `<p>You get no more e-mails about ${escapeText(domain)}. You can turn them on again on the site’s page.</p>`,
  );

const tokenOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'token' in params ? String(params.token) : '';

/** Its body says nothing that its address does not. */
const bodyBytes = 4096;

/** Opening the link ends nothing: mail scanners open every link. */
export async function addUnsubscribePage(app: FastifyInstance, { find, end }: Unsubscribing): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyBytes }, (_request, _body, done) =>
      done(null),
    );
    scope.get(unsubscribePath, async (request, reply) => {
      const found = await find(tokenOf(request));
      return sendPage(reply, found === null ? unknown : { status: 200, html: askPage(found.domain) });
    });
    scope.post(unsubscribePath, async (request, reply) => {
      const ended = await end(tokenOf(request));
      return sendPage(reply, ended === null ? unknown : { status: 200, html: donePage(ended.domain) });
    });
  });
}
