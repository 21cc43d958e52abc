import type { Request } from 'express';
import type { ContextResponse } from '../context/request-context.ts';
import { errorReply } from '../replies/error-reply.ts';
import { originOf } from '../replies/origin-of.ts';
import { writeResponse } from '../replies/write-response.ts';
import { bodyError } from './incomplete-request-errors.ts';

/** The event emitted on a socket when its request body breaks off, so that the request in progress can respond. */
export const BODY_INCOMPLETE = 'bodyBroken';

/**
 * Responds to an incomplete body with the request's own ID, mode, and CORS headers, like any other error. Node reports an incomplete body on the connection
 * and not on the request.
 */
export function handleIncompleteBody(request: Request, response: ContextResponse): void {
  const { socket } = request;
  const respond = (code: string | undefined): void => {
    const { error, status } = bodyError(code);
    // The response has already started, and nothing more can be read from this connection.
    if (response.headersSent) return void socket.destroy();
    const { requestId } = response.locals.context;
    const { bytes, headers } = errorReply(error, { requestId, origin: originOf(request), status, accept: request.headers.accept });
    writeResponse(response, status, bytes, [...headers, 'Connection', 'close']);
  };
  socket.once(BODY_INCOMPLETE, respond);
  request.once('end', () => socket.off(BODY_INCOMPLETE, respond));
}
