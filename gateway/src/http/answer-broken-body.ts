import type { Request } from 'express';
import { bodyOfBroken, brokenBody } from './broken-request.ts';
import type { ExchangeResponse } from './exchange.ts';
import { writeAnswer } from './write-answer.ts';

/** Told on a connection whose request broke off, with the code of the fault, for the request that is under way to answer. */
export const BODY_BROKEN = 'bodyBroken';

/**
 * Has a body that never comes whole answered as any other fault of its request, in its mode, under its id and readable to its browser. Node tells the
 * connection alone of such a fault.
 */
export function answerBrokenBody(request: Request, response: ExchangeResponse): void {
  const { socket } = request;
  const answer = (code: string | undefined): void => {
    const broken = brokenBody(code);
    // What was answered already has nothing to add; nothing more can be read from this connection.
    if (response.headersSent) return void socket.destroy();
    const headers = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', 'Connection', 'close'];
    writeAnswer(response, broken.status, bodyOfBroken(broken, response.locals.exchange.requestId), headers);
  };
  socket.once(BODY_BROKEN, answer);
  request.once('end', () => socket.off(BODY_BROKEN, answer));
}
