// A store's own server, as any store that builds on the API would have. The browser reads the catalog directly from the gateway;
// everything that belongs to a customer goes through this server, because it needs the secret key. The shopper's tokens are
// stored in HttpOnly cookies of this server. The page receives only the short-lived one, for customer prices.

import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { Refresh } from './coalesce-refreshes.ts';
import { isTokens, keepTokens } from './cookies.ts';
import { forwardedRoutes } from './forwarded-routes.ts';
import type { GatewayClient } from './gateway-client.ts';
import { sameOriginOnly, sendFault } from './same-origin-only.ts';
import { renewedToken, shopperToken, signedIn } from './shopper-token.ts';

const BODY_BYTES_MAX = 256 * 1024;
const ANSWER_HEADERS = ['content-type', 'content-disposition', 'retry-after', 'x-request-id', 'x-service-mode', 'idempotent-replayed'];
const ID = /^[\w-]{1,100}$/;

/** The routes under /bff. */
export function backend(gateway: GatewayClient, refresh: Refresh): Router {
  const router = Router();
  router.use(sameOriginOnly, (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/session', (request, response) => readSession(gateway, refresh, request, response));
  router.post('/session', express.json({ limit: BODY_BYTES_MAX }), openSession);
  router.use(express.raw({ type: 'application/json', limit: BODY_BYTES_MAX }));
  for (const { method, path } of forwardedRoutes) {
    router[method](path.replaceAll(/\{(\w+)\}/g, ':$1'), (request, response) => forward(gateway, refresh, request, response));
  }
  router.use((_request, response) => sendFault(response, 404, 'not_found', 'Not found.'));
  router.use(faults);
  return router;
}

const openSession: RequestHandler = (request, response) => {
  if (!isTokens(request.body)) {
    sendFault(response, 422, 'validation_error', 'A session requires the tokens returned by login.');
    return;
  }
  keepTokens(request, response, request.body);
  response.status(204).end();
};

/** Returns the shopper's token. With `?refused`, which the page sends when the API has refused a token, it is checked first. */
async function readSession(gateway: GatewayClient, refresh: Refresh, request: Request, response: Response): Promise<void> {
  const checked = async () => (await signedIn((token) => gateway.server(token, request.ip), refresh, request, response))?.token;
  const token = 'refused' in request.query ? await checked() : await shopperToken(refresh, request, response);
  response.json({ data: { shopper_token: token ?? null } });
}

async function forward(gateway: GatewayClient, refresh: Refresh, request: Request, response: Response): Promise<void> {
  // An ID made of dots would reach another gateway route with the secret key.
  if (!Object.values(request.params).every((value) => ID.test(String(value)))) {
    sendFault(response, 404, 'not_found', 'Not found.');
    return;
  }
  const token = await shopperToken(refresh, request, response);
  if (!token) {
    sendFault(response, 401, 'unauthorized', 'Please sign in.');
    return;
  }
  const send = (shopper: string) =>
    gateway.forward({
      method: request.method,
      path: request.url,
      token: shopper,
      idempotencyKey: request.get('Idempotency-Key'),
      body: Buffer.isBuffer(request.body) ? request.body : undefined,
    });
  const first = await send(token);
  // A session that has ended elsewhere is over here as well.
  const renewed = first.status === 401 ? await renewedToken(refresh, request, response) : undefined;
  const answer = renewed === undefined ? first : await send(renewed);
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) response.set(name, value);
  }
  response.status(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}

const faults: ErrorRequestHandler = (fault: unknown, _request, response, next) => {
  if (response.headersSent) return next(fault);
  const status = fault instanceof Error && 'status' in fault ? Number(fault.status) : 502;
  if (status === 413) return sendFault(response, 413, 'payload_too_large', 'The request is too large.');
  if (status < 500) return sendFault(response, 422, 'validation_error', 'The request could not be read.');
  return sendFault(response, 502, 'bad_gateway', 'The store is currently unavailable.');
};
