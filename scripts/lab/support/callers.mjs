/** Calls the product as browsers do: signed-in calls, calls that are repeated while others' runs are executed, and progress streams. */
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A user's cookie and this site's origin. */
export function openSession(url) {
  let cookie = '';
  const send = (method, path, body) =>
    fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    async call(method, path, body) {
      const response = await send(method, path, body);
      const set = response.headers.getSetCookie().find((each) => each.startsWith('session='));
      if (set !== undefined) [cookie] = set.split(';', 1);
      return { status: response.status, text: await response.text() };
    },
    async download(path) {
      const response = await send('GET', path);
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
    },
    cookie: () => cookie,
    use: (known) => (cookie = known),
  };
}

const restMs = 50;

/** Milliseconds of each call; null for one that failed. */
export async function callAgainAndAgain(url, cookie, signal) {
  const times = [];
  while (!signal.aborted) {
    const begun = performance.now();
    const status = await fetch(url, { headers: { cookie } }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    times.push(status === 200 ? performance.now() - begun : null);
    await delay(restMs);
  }
  return times;
}

export const percentile = (values, share) => {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** Large last events carry the whole analysis: only their beginning is parsed. */
const readEvent = (text) => {
  const status = /"status":"([a-z-]+)"/.exec(text)?.[1] ?? null;
  const percentage = Number(/"percentage":([\d.]+)/.exec(text)?.[1] ?? 0);
  const runId = /"runId":"([^"]+)"/.exec(text)?.[1] ?? null;
  return { status, percentage, runId, hasAnalysis: text.includes('"analysis":{') };
};

/** `ended` resolves with the last event when the server ends the stream, or with null when it breaks. */
export function openStream(url, domain, cookie) {
  const stream = { events: 0, last: null, fell: 0, longestSilenceMs: 0, openedAt: performance.now() };
  let receivedAt = performance.now();
  const { promise: opened, resolve: isOpen, reject: isRefused } = Promise.withResolvers();
  // Callers that do not await it learn from `ended` that it broke.
  opened.catch(() => undefined);
  const { promise: ended, resolve: end } = Promise.withResolvers();
  const onEvent = (line) => {
    if (!line.startsWith('data: ')) return;
    const event = readEvent(line.slice(6));
    if (event.runId === stream.last?.runId && event.percentage < stream.last.percentage) stream.fell += 1;
    stream.events += 1;
    stream.last = event;
  };
  const request = get(
    `${url}/api/analyze/progress?domain=${encodeURIComponent(domain)}`,
    { agent, headers: { cookie } },
    (response) => {
      if (response.statusCode !== 200) {
        isRefused(new Error(`The stream responded with ${response.statusCode}`));
        return;
      }
      isOpen();
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        const now = performance.now();
        stream.longestSilenceMs = Math.max(stream.longestSilenceMs, now - receivedAt);
        receivedAt = now;
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) onEvent(line);
      });
      response.on('end', () => end(stream.last));
      response.on('error', () => end(null));
    },
  );
  request.on('error', (error) => {
    isRefused(error);
    end(null);
  });
  return Object.assign(stream, { opened, ended, close: () => request.destroy() });
}
