/** Serves a folder of HTML files on loopback for one audit, under the URL that it is published at. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ConnectTo } from '@pagewright/engine/fetch/connect-to';
import type { SourceLocation } from '@pagewright/engine/report/sarif';
import sirv from 'sirv';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';

/** An import of it would load all that it exports, a client included. */
const { createServer } = process.getBuiltinModule('node:http');

export interface ServedFolder {
  readonly host: string;
  readonly connectTo: ConnectTo;
  /** The file behind a URL, and the line with the given markup. */
  readonly locate: (url: string, snippet: string | undefined) => SourceLocation | null;
  readonly close: () => Promise<void>;
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The host that the files name themselves: CNAME, the canonical or og:url of the home page, or the sitemap. */
export function publishedHost(folder: string): string | null {
  const cname = read(path.join(folder, 'CNAME')).trim();
  if (/^[a-z\d.-]+\.[a-z]{2,}$/i.test(cname)) return cname.toLowerCase();
  const home = read(path.join(folder, 'index.html'));
  const [link = '', meta = ''] = [
    /<link\b[^>]*\brel=["']?canonical\b[^>]*>/i.exec(home)?.[0],
    /<meta\b[^>]*\bproperty=["']?og:url\b[^>]*>/i.exec(home)?.[0],
  ];
  const named = [
    /\bhref=["']?([^"'\s>]+)/i.exec(link)?.[1],
    /\bcontent=["']?([^"'\s>]+)/i.exec(meta)?.[1],
    /<loc>\s*([^<\s]+)/i.exec(read(path.join(folder, 'sitemap.xml')))?.[1],
  ];
  const urls = named.flatMap((text) => URL.parse(text ?? '') ?? []);
  return urls.find(({ protocol }) => /^https?:$/.test(protocol))?.hostname ?? null;
}

/** Null for a path that names no file, such as /100% or one with a NUL. */
function decodePath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

/** A symbolic link may lead anywhere within the folder, and not out of it. */
const isWithin = (folder: string, file: string): boolean =>
  !path.relative(realpathSync(folder), realpathSync(file)).startsWith('..');

/** As the server finds them: the path itself, with .html, or its index. */
function fileOf(folder: string, encodedPath: string): string | null {
  const pathname = decodePath(encodedPath);
  if (pathname === null) return null;
  const plain = path.join(folder, pathname);
  const candidates = pathname.endsWith('/')
    ? [path.join(plain, 'index.html')]
    : [plain, `${plain}.html`, path.join(plain, 'index.html')];
  const found = candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
  return found !== undefined && isWithin(folder, found) ? found : null;
}

/** The first lines of markup as it is quoted: its start tag is enough to find the line. */
function lineOf(file: string, snippet: string | undefined): number | null {
  const start = /^<[^>\n]{2,}/.exec(snippet ?? '')?.[0];
  const source = start === undefined ? '' : readFileSync(file, 'utf8');
  const at = start === undefined ? -1 : source.indexOf(start);
  return at === -1 ? null : source.slice(0, at).split('\n').length;
}

function hostOf(folder: string, siteUrl: string | undefined): string {
  if (siteUrl === undefined) return publishedHost(folder) ?? 'localhost';
  const url = URL.parse(siteUrl);
  if (url === null || url.port !== '') throw new UsageError(words.target.siteUrl({ siteUrl }));
  return url.hostname;
}

export async function serveFolder(folder: string, siteUrl?: string): Promise<ServedFolder> {
  if (!existsSync(path.join(folder, 'index.html'))) throw new UsageError(words.target.noIndex({ folder }));
  const host = hostOf(folder, siteUrl);
  const missing = path.join(folder, '404.html');
  const sendNotFound = (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(read(missing) || '<!doctype html><title>Not found</title><h1>Not found</h1>');
  };
  const serve = sirv(folder, { dev: true, etag: true, extensions: ['html'], onNoMatch: sendNotFound });
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (fileOf(folder, pathname) === null) sendNotFound(request, response);
    else serve(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const target = { host: '127.0.0.1', port: address.port, https: false };
  return {
    host,
    connectTo: new Map([[host, target]]),
    locate: (url, snippet) => {
      const parsed = URL.parse(url);
      const file = parsed?.hostname === host ? fileOf(folder, parsed.pathname) : null;
      if (file === null) return null;
      const uri = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
      return { uri, line: lineOf(file, snippet) };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
