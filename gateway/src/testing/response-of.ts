import type { Access } from '@storefront/api-docs';
import { createLogger } from '@storefront/telemetry';
import express from 'express';
import type { ContextResponse, Middleware } from '../http/context/request-context.ts';
import { startRequestContext } from '../http/context/start-request-context.ts';
import { noContent } from '../http/replies/reply.ts';
import { sendError } from '../http/replies/send-error.ts';
import { route } from '../http/routing/route.ts';
import { listen } from '../http/server/http-server.ts';

/** Sends one request through a chain of the given middleware. The chain returns 204 unless a middleware fails. */
export async function responseOf(
  middlewares: readonly Middleware[],
  headers: Record<string, string>,
  { access = 'any_key' }: { access?: Access } = {},
) {
  const app = express();
  app.use(startRequestContext(() => undefined));
  app.use((_request, response: ContextResponse, next) => {
    response.locals.context.route = route({
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
  app.use((_request, response: ContextResponse) => void response.writeHead(204, response.locals.context.headers).end());
  app.use(sendError(createLogger('test', 'silent')));
  const server = await listen(app, { host: '127.0.0.1', port: 0, reusePort: false });
  const response = await fetch(`http://127.0.0.1:${server.port}/`, { headers });
  const text = await response.text();
  await server.close();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}
