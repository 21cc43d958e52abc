import { createLogger } from '@storefront/telemetry';
import express from 'express';
import { beginExchange } from '../http/begin-exchange.ts';
import type { ExchangeResponse, Middleware } from '../http/exchange.ts';
import { listen } from '../http/http-server.ts';
import { noContent } from '../http/reply.ts';
import { type Access, route } from '../http/route.ts';
import { sendError } from '../http/send-error.ts';

/** What a chain of only these middlewares makes of one request; without an error it answers 204. */
export async function answerOf(
  middlewares: readonly Middleware[],
  headers: Record<string, string>,
  { access = 'any_key' }: { access?: Access } = {},
) {
  const app = express();
  app.use(beginExchange(() => undefined));
  app.use((_request, response: ExchangeResponse, next) => {
    response.locals.exchange.route = route({
      id: 'test',
      method: 'get',
      path: '/',
      access,
      scope: null,
      summary: '',
      request: {},
      response: { status: 204, description: '' },
      handler: async () => noContent(),
    });
    next();
  });
  for (const middleware of middlewares) app.use(middleware);
  app.use((_request, response: ExchangeResponse) => void response.writeHead(204, response.locals.exchange.headers).end());
  app.use(sendError(createLogger('test', 'silent')));
  const server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
  const response = await fetch(`http://127.0.0.1:${server.port}/`, { headers });
  const text = await response.text();
  await server.close();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}
