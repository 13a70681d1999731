/** Reads a progress stream as a browser does, and records violations of its guarantees. */
import { Agent, get } from 'node:http';

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
