import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { ContextResponse } from '../context/request-context.ts';
import { chooseCoding } from '../encoding/choose-coding.ts';
import { compressOnce } from '../encoding/compress-once.ts';
import { encodedEtag, unchangedEtag } from '../encoding/encoded-etag.ts';
import { writeResponse } from './write-response.ts';

/** A file that does not change while the process runs. */
export interface StaticFile {
  /** The value of its Content-Type header. */
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly cacheControl: string;
}

/** Describes a static file, with a strong ETag over its bytes. */
export function staticFile(type: string, bytes: Buffer, cacheControl: string): StaticFile {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return { type, bytes, etag, cacheControl };
}

const compress = compressOnce();

/** Sends a static file, or a 304 if the client has it, in the coding that the client prefers. Each file is compressed once per coding, on first use. */
export async function sendStaticFile(request: Request, response: ContextResponse, file: StaticFile): Promise<void> {
  const { 'if-none-match': condition, 'accept-encoding': acceptEncoding } = request.headers;
  const { bytes, cacheControl } = file;
  const coding = chooseCoding(acceptEncoding, bytes.length);
  const unchanged = unchangedEtag({ condition, acceptEncoding, etag: file.etag, coding });
  if (unchanged !== undefined) return writeResponse(response, 304, undefined, ['ETag', unchanged, 'Cache-Control', cacheControl]);
  const headers = ['Content-Type', file.type, 'ETag', encodedEtag(file.etag, coding), 'Cache-Control', cacheControl];
  if (coding === 'identity') return writeResponse(response, 200, bytes, headers);
  writeResponse(response, 200, await compress(bytes, coding), [...headers, 'Content-Encoding', coding]);
}
