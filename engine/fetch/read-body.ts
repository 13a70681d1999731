/** Reads the body of a response: without its transfer encoding and, unless the caller wants it, without its content encoding. */
import { type DecodedBody, decodeBody } from './decode-body.ts';
import type { Headers } from './http-transport.ts';
import type { HttpResponse } from './send-request.ts';

/** What a transfer encoding leaves to decode after its chunks. */
const transferCodingOf = (headers: Headers): string =>
  (headers['transfer-encoding'] ?? '').replace(/[,\s]*chunked\s*$/i, '');

/** Throws a BodyEncodingError for a body that does not have the encoding of its header. */
export async function readBody(
  { body: received, headers, isCut }: HttpResponse,
  { keepEncoded, limit }: { readonly keepEncoded: boolean; readonly limit: number },
): Promise<DecodedBody> {
  const sent = await decodeBody(received, transferCodingOf(headers), limit);
  const encoding = keepEncoded ? '' : (headers['content-encoding'] ?? '');
  const { body, truncated } = await decodeBody(sent.body, encoding, limit);
  return { body, truncated: truncated || sent.truncated || isCut };
}
