/** Serves the built website from memory: compressed once, cached for ever where the name carries a hash. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentHeaders, hashOf } from './security-headers.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** Placeholders for values known only at run time. */
export interface Replacements {
  readonly publicUrl: string;
  readonly supportEmail: string;
}

interface StaticFile {
  readonly body: Buffer;
  readonly mediaType: string;
  readonly etag: string;
  readonly isImmutable: boolean;
  readonly encoded: Map<'br' | 'gzip', Buffer>;
  /** The same page for visitors without a session, where it differs. */
  readonly forAnonymous?: StaticFile;
}

export interface Website {
  /** `'sha256-…'` of every inline script in its pages. */
  readonly scriptHashes: readonly string[];
  has(urlPath: string): boolean;
  send(urlPath: string, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

const packedSuffix = '.br';

/** Placeholder in pages for whether a session exists. */
const sessionPlaceholder = '__SESSION__';

const isText = (mediaType: string): boolean => /^text\/|json$|xml|javascript/.test(mediaType);

function loadFile(folder: string, name: string, { publicUrl, supportEmail }: Replacements): StaticFile {
  const mediaType = mediaTypes[path.extname(name)] ?? 'application/octet-stream';
  const isImmutable = name.startsWith('assets/');
  let body = readFileSync(path.join(folder, name));
  if (isText(mediaType) && !isImmutable) {
    body = Buffer.from(
      body
        .toString('utf8')
        .replaceAll('__PUBLIC_URL__', publicUrl)
        .replaceAll('__SUPPORT_EMAIL__', supportEmail),
    );
  }
  const page = mediaType.startsWith('text/html') ? body.toString('utf8') : '';
  if (!page.includes(sessionPlaceholder)) return asFile({ body, mediaType, isImmutable });
  const withSession = (value: string) =>
    asFile({ body: Buffer.from(page.replaceAll(sessionPlaceholder, value)), mediaType, isImmutable });
  return { ...withSession('maybe'), forAnonymous: withSession('none') };
}

function asFile(file: Pick<StaticFile, 'body' | 'mediaType' | 'isImmutable'>): StaticFile {
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
  return { ...file, etag, encoded: new Map() };
}

/** The build has packed scripts and styles as small as they get, which would take a first visit too long. */
function loadPacked(folder: string, name: string, { encoded }: StaticFile): void {
  const packed = path.join(folder, `${name}${packedSuffix}`);
  if (existsSync(packed)) encoded.set('br', readFileSync(packed));
}

const isExecutable = (attributes: string): boolean =>
  !/\bsrc\s*=|type\s*=\s*["']?application\/(ld\+)?json/i.test(attributes);

function inlineScriptHashes(files: Iterable<StaticFile>): string[] {
  const hashes = new Set<string>();
  for (const { body, mediaType } of files) {
    if (!mediaType.startsWith('text/html')) continue;
    for (const [, attributes = '', script = ''] of body
      .toString('utf8')
      .matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)) {
      if (isExecutable(attributes) && script !== '') hashes.add(hashOf(script));
    }
  }
  return [...hashes];
}

function encode(file: StaticFile, accepted: string | string[]): { body: Buffer; encoding: string | null } {
  if (!isText(file.mediaType) || file.body.length < 512) return { body: file.body, encoding: null };
  const offers = String(accepted);
  const encoding = /\bbr\b/.test(offers) ? 'br' : /\bgzip\b/.test(offers) ? 'gzip' : null;
  if (encoding === null) return { body: file.body, encoding };
  const known = file.encoded.get(encoding);
  if (known !== undefined) return { body: known, encoding };
  const body =
    encoding === 'br'
      ? brotliCompressSync(file.body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length,
          },
        })
      : gzipSync(file.body, { level: 9 });
  file.encoded.set(encoding, body);
  return { body, encoding };
}

export interface WebsiteOptions extends Replacements {
  hasSession(request: FastifyRequest): boolean;
}

export function loadWebsite(folder: string, options: WebsiteOptions): Website {
  if (!existsSync(path.join(folder, 'app.html'))) {
    throw new Error(`The website is not built: ${folder} has no app.html. Run "npm run build" first.`);
  }
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    if (!entry.isFile() || name.startsWith('.vite/') || name.endsWith(packedSuffix)) continue;
    const file = loadFile(folder, name, options);
    if (file.isImmutable) loadPacked(folder, name, file);
    files.set(`/${name}`, file);
  }
  /** `/pricing` is the file `/pricing/index.html`. */
  const resolve = (urlPath: string): StaticFile | undefined =>
    files.get(urlPath) ?? files.get(`${urlPath === '/' ? '' : urlPath}/index.html`);
  return {
    scriptHashes: inlineScriptHashes(files.values()),
    has: (urlPath) => resolve(urlPath) !== undefined,
    send(urlPath, request, reply) {
      const found = resolve(urlPath);
      if (found === undefined) throw new Error(`There is no file ${urlPath}`);
      const file = found.forAnonymous && !options.hasSession(request) ? found.forAnonymous : found;
      const vary = found.forAnonymous ? 'accept-encoding, cookie' : 'accept-encoding';
      void reply.header('etag', file.etag).header('vary', vary).type(file.mediaType);
      void reply.header(
        'cache-control',
        file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      if (file.isImmutable) for (const name of documentHeaders) reply.removeHeader(name);
      if (reply.statusCode === 200 && request.headers['if-none-match'] === file.etag)
        return reply.code(304).send();
      const { body, encoding } = encode(file, request.headers['accept-encoding'] ?? '');
      if (encoding !== null) void reply.header('content-encoding', encoding);
      return reply.send(body);
    },
  };
}

/** Client-side routes; all other paths are 404, which the application shows. */
const appPaths =
  /^\/(?:dashboard|history|site-history|settings|account|login)\/?$|^\/(?:analysis|sites|content-editor)(?:\/|$)/;

export function serveWebsite(app: FastifyInstance, website: Website): void {
  app.get('/*', async (request, reply) => {
    // Not resolved against a base: `//name` would be another host.
    const urlPath = new URL(`http://here${request.url}`).pathname;
    if (website.has(urlPath)) return website.send(urlPath, request, reply);
    const withoutSlash = urlPath.replace(/\/$/, '');
    if (urlPath.endsWith('/') && withoutSlash !== '/' && website.has(withoutSlash))
      return reply.redirect(withoutSlash, 308);
    return website.send('/app.html', request, reply.code(appPaths.test(urlPath) ? 200 : 404));
  });
}
