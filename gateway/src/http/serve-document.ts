import type { Middleware } from './exchange.ts';
import { writeAnswer } from './write-answer.ts';

/** Answers `GET path` with fixed bytes, without a key. */
export const serveDocument =
  (path: string, bytes: Buffer): Middleware =>
  (request, response, next) => {
    if (request.url.split('?', 1)[0] !== path || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    writeAnswer(response, 200, bytes, ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'public, max-age=300']);
  };
