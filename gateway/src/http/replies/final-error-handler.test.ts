import { expect, test } from '@jest/globals';
import { createLogger } from '@storefront/telemetry';
import express from 'express';
import { startRequestContext } from '../context/start-request-context.ts';
import { listen } from '../server/http-server.ts';
import { finalErrorHandler } from './final-error-handler.ts';
import { sendError } from './send-error.ts';

/** Sends one request to an app with the given middleware and the error handlers of the gateway. */
async function responseOf(...middlewares: express.RequestHandler[]) {
  const app = express();
  const log = createLogger('test', 'silent');
  for (const middleware of middlewares) app.use(middleware);
  app.use(sendError(log));
  app.use(finalErrorHandler(log));
  const server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
  const response = await fetch(`http://127.0.0.1:${server.port}/`);
  const text = await response.text();
  await server.close();
  return { status: response.status, headers: response.headers, text };
}

/** Sets the headers of a response that is then not sent. */
const withOwnHeaders: express.RequestHandler = (_request, response, next) => {
  response.setHeader('ETag', '"page"').setHeader('Content-Encoding', 'gzip');
  next();
};
const failing: express.RequestHandler = () => {
  throw new Error('secret of the inside');
};
/** Breaks the writing of any response that has a context. */
const withBrokenHeaders: express.RequestHandler = (_request, response, next) => {
  response.locals.context.headers.push('not a header name', 'x');
  next();
};

test.each([
  ['before the request has a context', [failing]],
  ['after headers of another response were set', [withOwnHeaders, failing]],
  ['while the error response is written', [startRequestContext(() => undefined) as express.RequestHandler, withBrokenHeaders, failing]],
])('an error %s is returned in the envelope, without a stack', async (_when, middlewares) => {
  const { status, headers, text } = await responseOf(...middlewares);

  expect(status).toBe(500);
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'internal_error', request_id: headers.get('x-request-id') } });
  expect(text).not.toMatch(/secret|\bat \//);
  expect(headers.get('x-service-mode')).toBe('live');
  expect(headers.get('cache-control')).toBe('no-store');
  expect([headers.get('etag'), headers.get('content-encoding')]).toEqual([null, null]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
