/** The exact limits at which a crawl gives up on a site, retries no more, or waits. */
import type { RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { crawlSite, pageWith } from './testing/crawl-site.ts';

const hub = pageWith(...Array.from({ length: 60 }, (_, n) => `/p${n}`));

const sendPage = (response: ServerResponse, content = pageWith()): void => {
  response.setHeader('content-type', 'text/html').setHeader('connection', 'close').end(content);
};

/** A home page with 60 links; `onPage` gets every other request with its number, from 1. */
function siteWithHub(onPage: (response: ServerResponse, count: number) => void): RequestListener {
  let count = 0;
  return (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404, { connection: 'close' }).end();
    else if (request.url === '/') sendPage(response, hub);
    else {
      count += 1;
      onPage(response, count);
    }
  };
}

const reset = (response: ServerResponse): void => {
  response.req.socket.resetAndDestroy();
};

describe('requests without a response', () => {
  it('are retried for 6 pages in a row, and end the crawl after 12', async () => {
    const { server, result } = await crawlSite(siteWithHub(reset), { maxPages: 50, concurrency: 1 });
    const [robots, home, retried, notRetried] = [1, 1, 6 * 3, 6];
    expect(server.paths).toHaveLength(robots + home + retried + notRetried);
    expect(new Set(server.paths.filter((path) => path.startsWith('/p'))).size).toBe(12);
    expect(result.coverage.notes).toEqual([
      'The site stopped answering: 12 requests in a row had no answer.',
    ]);
  });

  it('do not end it when a page responds after 11', async () => {
    const { server, analysed, result } = await crawlSite(
      siteWithHub((response, count) => (count % 12 === 0 ? sendPage(response) : reset(response))),
      { maxPages: 50, concurrency: 1, limits: { retries: 0 } },
    );
    expect(server.paths).toHaveLength(62);
    expect(analysed).toHaveLength(6);
    expect(result.coverage.notes).toEqual([]);
    expect(result.coverage.full).toBe(false);
  });
});

describe('responses that block the crawler', () => {
  const blockAfter = (pages: number) =>
    crawlSite(
      siteWithHub((response, count) =>
        count <= pages ? sendPage(response) : void response.writeHead(403).end(),
      ),
      { maxPages: 60, concurrency: 1 },
    );

  it('end the crawl when 5 of them are a fifth of all', async () => {
    expect((await blockAfter(19)).result.coverage.notes).toEqual([
      'The server blocked our crawler on 5 of 25 pages, so the crawl was stopped.',
      expect.stringContaining('allow the user agent PagewrightBot'),
    ]);
  });

  it('do not end it with less than a fifth', async () => {
    expect((await blockAfter(20)).result.coverage.notes).toEqual([
      'The server blocked our crawler on 6 of 27 pages, so the crawl was stopped.',
      expect.stringContaining('allow the user agent PagewrightBot'),
    ]);
  });

  it('do not end it when there are 4, however few pages there are', async () => {
    const { server, result } = await crawlSite(
      siteWithHub((response, count) =>
        count <= 4 ? void response.writeHead(403).end() : sendPage(response),
      ),
      { maxPages: 10, concurrency: 1 },
    );
    expect(server.paths).toHaveLength(2 + 4 + 9);
    expect(result.coverage.notes).toEqual([
      'The limit of 10 pages was reached. 47 known addresses were not read.',
    ]);
  });
});

it('sends 30 requests more than pages, robots.txt included', async () => {
  const { server, result } = await crawlSite(
    siteWithHub((response) => void response.writeHead(404).end()),
    { maxPages: 10, concurrency: 1 },
  );
  expect(server.paths).toHaveLength(10 + 30);
  expect(result.coverage.notes).toEqual([
    'The limit of requests was reached. 22 known addresses were not read.',
  ]);
});

it('has 16 requests in flight by default', async () => {
  const held: ServerResponse[] = [];
  const sizes: number[] = [];
  const release = async (): Promise<void> => {
    // Long enough for one request more to arrive, if there were one.
    for (let tick = 0; tick < 200; tick += 1) await new Promise(setImmediate);
    sizes.push(held.length);
    for (const response of held.splice(0)) sendPage(response);
  };
  const { analysed } = await crawlSite(
    siteWithHub((response) => {
      held.push(response);
      if (held.length === 1) void release();
    }),
    { maxPages: 300, client: { connections: 40 } },
  );
  expect(analysed).toHaveLength(61);
  expect(Math.max(...sizes)).toBe(16);
});

describe('a URL of a worse rank', () => {
  const deep = '/deep/a/b/c?x=1&y=2';

  async function orderWith(maxPages: number): Promise<string[]> {
    const events: string[] = [];
    const site: RequestListener = (request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (request.url === '/') sendPage(response, pageWith('/slow', deep));
      else if (request.url === deep) {
        events.push('deep requested');
        sendPage(response);
      } else
        setTimeout(() => {
          events.push('slow responded');
          sendPage(response);
        }, 150);
    };
    await crawlSite(site, { maxPages, concurrency: 2 });
    return events;
  }

  it('waits for a page in flight', async () => {
    expect(await orderWith(8)).toEqual(['slow responded', 'deep requested']);
  });

  it('does not wait when there is capacity for four times the known URLs', async () => {
    expect(await orderWith(9)).toEqual(['deep requested', 'slow responded']);
  });
});
