import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { newId } from '@storefront/rpc';
import { modeOfKeyText } from '../../access/principals/api-keys.ts';
import { errorReply } from '../replies/error-reply.ts';
import { originAt } from '../replies/origin-of.ts';
import { BODY_INCOMPLETE } from './handle-incomplete-body.ts';
import { headerError } from './incomplete-request-errors.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const KEY = /^authorization:[ \t]*bearer +(\S+)/im;
const HOST = /^host:[ \t]*(\S+)/im;
const ACCEPT = /^accept:[ \t]*([^\r\n]+)/im;

/** The error that Node reports for a request that it could not parse. */
type ParseError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Responds to a request that Node could not parse with the error envelope or with problem details, and closes the connection. */
export function handleClientError(error: ParseError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (socket.emit(BODY_INCOMPLETE, error.code)) return;
  const broken = headerError(error.code);
  const requestId = newId();
  // The headers were never parsed, so the raw bytes are all there is.
  const raw = error.rawPacket?.toString('latin1') ?? '';
  const origin = originAt('http', HOST.exec(raw)?.[1], socket as Partial<Socket>);
  const reply = errorReply(broken.error, { requestId, origin, status: broken.status, accept: ACCEPT.exec(raw)?.[1] });
  const headers = [
    ...reply.headers,
    'Content-Length',
    String(reply.bytes.length),
    'X-Service-Mode',
    modeOfKeyText(KEY.exec(raw)?.[1]),
    ...SECURITY_HEADERS,
    'X-Request-Id',
    requestId,
    'Connection',
    'close',
  ];
  const head = [`HTTP/1.1 ${broken.status} ${STATUS_CODES[broken.status]}`, ...linesOf(headers), '', ''].join('\r\n');
  socket.end(Buffer.concat([Buffer.from(head), reply.bytes]));
}

/** Header lines from alternating names and values. */
const linesOf = (headers: readonly string[]): readonly string[] =>
  headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
