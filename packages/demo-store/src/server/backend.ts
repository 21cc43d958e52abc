// The store's own server, as any store that builds on the API would have one. The browser reads the catalog from the gateway
// by itself; everything that belongs to a customer goes through here, because it needs the secret key. The shopper's tokens
// live in HttpOnly cookies of this server. The page is lent the short-lived one for customer prices, never the other.

import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express';
import type { DemoConfig } from './config.ts';
import { forgetTokens, keepTokens, tokenFrom } from './cookies.ts';
import { forwardedRoutes } from './forwarded-routes.ts';
import { type GatewayClient, gatewayClient } from './gateway-client.ts';
import { isTokens, type Refresh, refreshOnce } from './refresh-once.ts';

const BODY_BYTES_MAX = 256 * 1024;
const ANSWER_HEADERS = ['content-type', 'content-disposition', 'retry-after', 'x-request-id', 'x-service-mode', 'idempotent-replayed'];
const ID = /^[\w-]{1,100}$/;

/** The routes below /bff. */
export function backend(config: DemoConfig): Router {
  const gateway = gatewayClient(config);
  const refresh = refreshOnce(gateway);
  const router = Router();
  router.use(sameOriginOnly, (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/session', (request, response) => readSession(refresh, request, response));
  router.post('/session', express.json({ limit: BODY_BYTES_MAX }), openSession);
  router.delete('/session', (request, response) => closeSession(gateway, request, response));
  router.use(express.raw({ type: 'application/json', limit: BODY_BYTES_MAX }));
  for (const { method, path } of forwardedRoutes) {
    router[method](path, (request, response) => forward(gateway, refresh, request, response));
  }
  router.use((_request, response) => sendFault(response, 404, 'not_found', 'There is nothing here.'));
  router.use(faults);
  return router;
}

// A cookie travels with whatever makes the browser send a request, so a request that another site caused is refused.
const sameOriginOnly: RequestHandler = (request, response, next) => {
  const { origin, host } = request.headers;
  const foreign = origin !== undefined && URL.parse(origin)?.host !== host;
  if (foreign || request.headers['sec-fetch-site'] === 'cross-site') {
    sendFault(response, 403, 'forbidden', 'This address answers its own page only.');
    return;
  }
  next();
};

const openSession: RequestHandler = (request, response) => {
  if (!isTokens(request.body)) {
    sendFault(response, 422, 'validation_error', 'A session needs the tokens of a login.');
    return;
  }
  keepTokens(request, response, request.body);
  response.status(204).end();
};

async function readSession(refresh: Refresh, request: Request, response: Response): Promise<void> {
  response.json({ data: { shopper_token: (await shopperToken(refresh, request, response)) ?? null } });
}

async function closeSession(gateway: GatewayClient, request: Request, response: Response): Promise<void> {
  const refreshToken = tokenFrom(request, 'refresh');
  forgetTokens(request, response);
  if (refreshToken) await gateway.post('/v1/auth/logout', { refresh_token: refreshToken });
  response.status(204).end();
}

/** The shopper's token, renewed when it has run out; absent when nobody is signed in. */
async function shopperToken(refresh: Refresh, request: Request, response: Response): Promise<string | undefined> {
  const held = tokenFrom(request, 'shopper');
  if (held) return held;
  const refreshToken = tokenFrom(request, 'refresh');
  if (!refreshToken) return undefined;
  const renewed = await refresh(refreshToken);
  if (renewed) keepTokens(request, response, renewed);
  else forgetTokens(request, response);
  return renewed?.shopper_token;
}

async function forward(gateway: GatewayClient, refresh: Refresh, request: Request, response: Response): Promise<void> {
  // An id of dots would climb to another route of the gateway with the secret key in hand.
  if (!Object.values(request.params).every((value) => ID.test(String(value)))) {
    sendFault(response, 404, 'not_found', 'There is nothing here.');
    return;
  }
  const token = await shopperToken(refresh, request, response);
  if (!token) {
    sendFault(response, 401, 'unauthorized', 'Please sign in.');
    return;
  }
  const answer = await gateway.send(request.method, request.url, {
    token,
    idempotencyKey: request.get('Idempotency-Key'),
    body: Buffer.isBuffer(request.body) ? request.body : undefined,
  });
  for (const name of ANSWER_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) response.set(name, value);
  }
  response.status(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}

const faults: ErrorRequestHandler = (fault: unknown, _request, response, next) => {
  if (response.headersSent) return next(fault);
  const status = fault instanceof Error && 'status' in fault ? Number(fault.status) : 502;
  if (status === 413) return sendFault(response, 413, 'payload_too_large', 'That is too much at once.');
  if (status < 500) return sendFault(response, 422, 'validation_error', 'That request cannot be read.');
  return sendFault(response, 502, 'bad_gateway', 'The store cannot be reached at the moment.');
};

function sendFault(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ error: { code, reason: null, message, details: [] }, detail: message });
}
