import type { Request } from 'express';
import type { ContextResponse } from '../context/request-context.ts';
import { writeResponse } from '../replies/write-response.ts';
import { bodyError, errorBytes } from './incomplete-request-errors.ts';

/** The event emitted on a socket when its request body breaks off, so that the request in progress can respond. */
export const BODY_INCOMPLETE = 'bodyBroken';

/**
 * Responds to an incomplete body with the request's own ID, mode, and CORS headers, like any other error. Node reports an incomplete body on the connection
 * and not on the request.
 */
export function handleIncompleteBody(request: Request, response: ContextResponse): void {
  const { socket } = request;
  const respond = (code: string | undefined): void => {
    const broken = bodyError(code);
    // The response has already started, and nothing more can be read from this connection.
    if (response.headersSent) return void socket.destroy();
    const headers = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', 'Connection', 'close'];
    writeResponse(response, broken.status, errorBytes(broken, response.locals.context.requestId), headers);
  };
  socket.once(BODY_INCOMPLETE, respond);
  request.once('end', () => socket.off(BODY_INCOMPLETE, respond));
}
