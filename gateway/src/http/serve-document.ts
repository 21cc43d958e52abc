import type { Middleware } from './exchange.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { writeAnswer } from './write-answer.ts';

/** Answers `GET path` with fixed bytes, without a key. */
export const serveDocument =
  (path: string, bytes: Buffer): Middleware =>
  (request, response, next) => {
    if (request.url.split('?', 1)[0] !== path) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(response.locals.exchange, ['GET', 'HEAD']);
    writeAnswer(response, 200, bytes, ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'public, max-age=300']);
  };
