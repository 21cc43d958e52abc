import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { newId } from '@storefront/rpc';
import { modeOfKeyText } from '../../access/principals/api-keys.ts';
import { BODY_INCOMPLETE } from './handle-incomplete-body.ts';
import { errorBytes, headerError } from './incomplete-request-errors.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const SECURITY_LINES = SECURITY_HEADERS.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${SECURITY_HEADERS[index + 1]}`] : []));
const KEY = /^authorization:[ \t]*bearer +(\S+)/im;

/** The error that Node reports for a request that it could not parse. */
type ParseError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Responds to a request that Node could not parse with the error envelope, and closes the connection. */
export function handleClientError(error: ParseError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (socket.emit(BODY_INCOMPLETE, error.code)) return;
  const broken = headerError(error.code);
  const requestId = newId();
  const body = errorBytes(broken, requestId);
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

/** Finds the key in the raw bytes. The headers were never parsed, so this is the only way to determine the mode. */
const keyTextIn = (packet: Buffer | undefined): string | undefined => KEY.exec(packet?.toString('latin1') ?? '')?.[1];
