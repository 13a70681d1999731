/** The page that a mail's link opens to end such mails, and the one click of a mail program. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeText, plainPage, sendPage } from './plain-page.ts';
import { words } from './words.ts';

export const unsubscribePath = '/unsubscribe/:token';

export interface Unsubscribing {
  /** What the link ends; null for a link that never was. */
  readonly find: (token: string) => Promise<{ readonly domain: string } | null>;
  readonly end: (token: string) => Promise<{ readonly domain: string } | null>;
}

const unknown = () => ({
  status: 404,
  html: plainPage(words.unsubscribe.unknown, `<p>${words.unsubscribe.unknownText}</p>`),
});

const askPage = (domain: string): string =>
  plainPage(
    words.unsubscribe.ask,
    `<p>${words.unsubscribe.askText({ domain: escapeText(domain) })}</p><form method="post"><button type="submit">${words.unsubscribe.stop}</button></form>`,
  );

const donePage = (domain: string): string =>
  plainPage(words.unsubscribe.done, `<p>${words.unsubscribe.doneText({ domain: escapeText(domain) })}</p>`);

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
      return sendPage(reply, found === null ? unknown() : { status: 200, html: askPage(found.domain) });
    });
    scope.post(unsubscribePath, async (request, reply) => {
      const ended = await end(tokenOf(request));
      return sendPage(reply, ended === null ? unknown() : { status: 200, html: donePage(ended.domain) });
    });
  });
}
