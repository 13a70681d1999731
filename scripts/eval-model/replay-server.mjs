/** A model on loopback that answers from a set, and remembers what it was asked. */
import { createServer } from 'node:http';
import { describeRequest } from './read-set.mjs';

const keyOf = ({ kind, site, url }) => [kind, url ?? site].join(' ');

async function bodyOf(request) {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** A prompt that the set has no answer to is refused once and for all, so that the built-in texts stand. */
export async function serveSet(set) {
  const answers = new Map(set.map((each) => [keyOf(each), each.content]));
  const asked = [];
  async function answer(request, response) {
    response.setHeader('content-type', 'application/json');
    if (request.method === 'GET') {
      response.end(JSON.stringify({ object: 'list', data: [{ id: 'replay', object: 'model' }] }));
      return;
    }
    const sent = JSON.parse(await bodyOf(request));
    const about = describeRequest(sent);
    asked.push({ ...about, sent });
    const content = answers.get(keyOf(about));
    if (content === undefined) {
      response.statusCode = 413;
      response.end(JSON.stringify({ error: { message: 'Not in the set.' } }));
      return;
    }
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
    response.end(
      JSON.stringify({ id: 'replay', object: 'chat.completion', created: 0, model: 'replay', choices }),
    );
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${server.address().port}/v1`,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
