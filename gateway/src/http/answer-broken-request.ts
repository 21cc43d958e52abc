import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { newId } from '@storefront/rpc';
import { modeOfKeyText } from '../principals/api-keys.ts';
import { BODY_BROKEN } from './answer-broken-body.ts';
import { bodyOfBroken, brokenHead } from './broken-request.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const SECURITY_LINES = SECURITY_HEADERS.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${SECURITY_HEADERS[index + 1]}`] : []));
const KEY = /^authorization:[ \t]*bearer +(\S+)/im;

/** What Node tells of a request that it gave up. */
type ParseError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Answers what Node could not read as a request, in the envelope, and hangs up. */
export function answerBrokenRequest(error: ParseError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (socket.emit(BODY_BROKEN, error.code)) return;
  const broken = brokenHead(error.code);
  const requestId = newId();
  const body = bodyOfBroken(broken, requestId);
  const headers = [
    `HTTP/1.1 ${broken.status} ${STATUS_CODES[broken.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    `X-Service-Mode: ${modeOfKeyText(keyTextIn(error.rawPacket))}`,
    ...SECURITY_LINES,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), body]));
}

/** The key that stands in what came last: nothing has read these headers, so this is as much as is known of whose they are. */
const keyTextIn = (packet: Buffer | undefined): string | undefined => KEY.exec(packet?.toString('latin1') ?? '')?.[1];
