/** The pages about our rules, for everyone who reads a report, with or without an account. */
import { rulesPath } from '@pagewright/contract/report/rule-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage, sendPage } from './plain-page.ts';

/** An empty id asks for the list of all rules; the answer for an unknown one is empty. */
export type RenderRulePage = (id: string) => Promise<string>;

const ruleId = /^[a-z0-9-]{0,80}$/;

const missingPage = plainPage(
  'No such rule',
  `<p>It may have been replaced since the report was made. <a href="${rulesPath}">All rules</a></p>`,
);

const idOf = ({ params }: FastifyRequest): string =>
  typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';

export function addRulePages(app: FastifyInstance, render: RenderRulePage): void {
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const id = idOf(request);
    const html = ruleId.test(id) ? await render(id) : '';
    return html === ''
      ? sendPage(reply, { status: 404, html: missingPage })
      : sendPage(reply, { status: 200, html, isReport: true });
  };
  app.get(rulesPath, show);
  app.get(`${rulesPath}/:id`, show);
}
