import type { Duplex } from 'node:stream';
import { AppError, type ErrorCode } from '@storefront/errors';
import { newId } from '@storefront/rpc';
import { errorBody } from './error-body.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

interface Fault {
  readonly status: string;
  readonly code: ErrorCode;
  readonly message: string;
}

const FAULTS: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'payload_too_large',
    message: 'The headers are larger than 16 KiB.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'validation_error', message: 'The request did not arrive in time.' },
};
const MALFORMED: Fault = { status: '422 Unprocessable Content', code: 'validation_error', message: 'This is no HTTP request.' };

const SECURITY_LINES = SECURITY_HEADERS.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${SECURITY_HEADERS[index + 1]}`] : []));

/** Answers what Node could not read as a request, in the envelope, and hangs up. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, message } = FAULTS[error.code ?? ''] ?? MALFORMED;
  const requestId = newId();
  const body = JSON.stringify(errorBody(new AppError(code, message), requestId));
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Service-Mode: live',
    ...SECURITY_LINES,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
