// A store's own server, as any store that builds on the API would have. The browser reads the catalog directly from the gateway;
// everything that belongs to a customer goes through this server, because it needs the secret key. The shopper's tokens are
// stored in HttpOnly cookies of this server. The page receives only the short-lived one, for customer prices.

import { type ClientPaths, StorefrontError } from '@storefront/client';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { sameOriginOnly, sendError } from './browser-security.ts';
import type { GatewayClient } from './gateway-client.ts';
import { openSessions, type Sessions } from './sessions.ts';

const BODY_BYTES_MAX = 256 * 1024;
const RESPONSE_HEADERS = ['content-type', 'content-disposition', 'retry-after', 'x-request-id', 'x-service-mode', 'idempotent-replayed'];
const ID = /^[\w-]{1,100}$/;

/** The allowlist of routes that the page may call through this server; no other route can be reached with the secret key. */
const FORWARDED: readonly (readonly [method: 'get' | 'post' | 'patch' | 'delete', path: keyof ClientPaths])[] = [
  ['get', '/v1/me'],
  ['get', '/v1/carts'],
  ['post', '/v1/carts'],
  ['get', '/v1/carts/{cart_id}'],
  ['post', '/v1/carts/{cart_id}/lines'],
  ['patch', '/v1/carts/{cart_id}/lines/{line_id}'],
  ['delete', '/v1/carts/{cart_id}/lines/{line_id}'],
  ['post', '/v1/carts/{cart_id}/price'],
  ['post', '/v1/carts/{cart_id}/promotions'],
  ['delete', '/v1/carts/{cart_id}/promotions/{code}'],
  ['get', '/v1/checkout/shipping-options'],
  ['post', '/v1/checkout'],
  ['post', '/v1/checkout/preview'],
  ['post', '/v1/checkout/{order_id}/repay'],
  ['get', '/v1/checkout/{order_id}/payment-status'],
  ['get', '/v1/orders'],
  ['get', '/v1/orders/{order_id}'],
  ['post', '/v1/orders/{order_id}/cancel'],
  ['get', '/v1/invoices/{invoice_id}'],
  ['get', '/v1/invoices/{invoice_id}/pdf'],
];

/** The routes under /bff. */
export function backend(gateway: GatewayClient): Router {
  const sessions = openSessions(gateway);
  const router = Router();
  router.use(sameOriginOnly, (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  // Returns the shopper's token, or another one with `?refused`, which the page sends when the API has refused it.
  router.get('/session', async (request, response) => {
    const token = await ('refused' in request.query ? sessions.renewedToken : sessions.token)(request, response);
    response.json({ data: { shopper_token: token ?? null } });
  });
  router.post('/session', express.json({ limit: BODY_BYTES_MAX }), async (request, response) => {
    const { email, password } = (request.body ?? {}) as Record<string, unknown>;
    await sessions.open(request, response, { email: String(email ?? ''), password: String(password ?? '') });
    response.status(204).end();
  });
  router.delete('/session', async (request, response) => {
    await sessions.close(request, response);
    response.status(204).end();
  });
  router.use(express.raw({ type: 'application/json', limit: BODY_BYTES_MAX }));
  for (const [method, path] of FORWARDED) {
    router[method](path.replaceAll(/\{(\w+)\}/g, ':$1'), (request, response) => forward(gateway, sessions, request, response));
  }
  router.use((_request, response) => sendError(response, 404, 'not_found', 'Not found.'));
  router.use(handleErrors);
  return router;
}

async function forward(gateway: GatewayClient, sessions: Sessions, request: Request, response: Response): Promise<void> {
  // An ID made of dots would reach another gateway route with the secret key.
  if (!Object.values(request.params).every((value) => ID.test(String(value)))) return sendError(response, 404, 'not_found', 'Not found.');
  const token = await sessions.token(request, response);
  if (!token) return sendError(response, 401, 'unauthorized', 'Please sign in.');
  const first = await gateway.forward(request, token);
  // A session that has ended elsewhere is over here as well.
  const renewed = first.status === 401 ? await sessions.renewedToken(request, response) : undefined;
  const received = renewed === undefined ? first : await gateway.forward(request, renewed);
  for (const name of RESPONSE_HEADERS) {
    const value = received.headers.get(name);
    if (value !== null) response.set(name, value);
  }
  response.status(received.status).end(Buffer.from(await received.arrayBuffer()));
}

const handleErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof StorefrontError && error.failure.kind === 'api') {
    const { status, code, message } = error.failure;
    return sendError(response, status, code, message);
  }
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 502;
  if (status === 413) return sendError(response, 413, 'payload_too_large', 'The request is too large.');
  if (status < 500) return sendError(response, 422, 'validation_error', 'The request could not be read.');
  return sendError(response, 502, 'bad_gateway', 'The store is currently unavailable.');
};
