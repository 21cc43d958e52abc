import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A response as it was sent, without decompression. */
export interface EncodedResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The body after the coding that Content-Encoding names has been removed. */
  readonly decoded: Buffer;
}

interface EncodedRequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends a request with these headers alone: unlike fetch, it adds no Accept-Encoding and decompresses nothing. */
export function encodedRequest(url: string, { method = 'GET', headers = {}, body }: EncodedRequestOptions = {}): Promise<EncodedResponse> {
  const typed = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...typed, ...headers } }, (response) => {
      buffer(response).then((bytes) => {
        const coding = response.headers['content-encoding'];
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, decoded: decode(bytes, coding) });
      }, reject);
    });
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function decode(bytes: Buffer, coding: string | undefined): Buffer {
  if (coding === undefined || bytes.length === 0) return bytes;
  if (coding === 'br') return brotliDecompressSync(bytes);
  if (coding === 'gzip') return gunzipSync(bytes);
  throw new Error(`unexpected Content-Encoding ${coding}`);
}
