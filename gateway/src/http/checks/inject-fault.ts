import { setTimeout as sleep } from 'node:timers/promises';
import type { Scope } from '@storefront/db';
import { AppError, type ErrorCode } from '@storefront/errors';
import type { FaultEffect, FaultStatus } from '../../access/principals/fault-effect.ts';
import { type ContextResponse, type Middleware, requireRoute } from '../context/request-context.ts';
import type { Route } from '../routing/route.ts';

/** Takes one use of a fault of a sandbox that matches the request. */
export type ClaimFault = (scope: Scope, request: { readonly method: string; readonly path: string }) => Promise<FaultEffect | undefined>;

/** Names the fault on a response, so that a developer can tell it from a real one. */
const FAULT_HEADER = 'X-Service-Sandbox-Fault';

/** Makes a request go wrong if the sandbox of its store has a fault for it. Live requests, those that control the sandbox, and the tools of developers have none. */
export const injectFault =
  (claim: ClaimFault): Middleware =>
  (_request, response, next) => {
    const { context } = response.locals;
    const route = requireRoute(context);
    if (context.key?.sandbox?.hasFaults !== true || route.access === 'secret_sandbox' || route.isTool) return next();
    const claimed = claim(context.key, { method: route.method.toUpperCase(), path: publicPath(route) });
    return applyClaimed(claimed, response, next);
  };

async function applyClaimed(claimed: Promise<FaultEffect | undefined>, response: ContextResponse, next: () => void): Promise<void> {
  const effect = await claimed;
  if (effect === undefined) return next();
  response.locals.context.sandboxFault = effect.kind;
  response.locals.context.headers.push(FAULT_HEADER, effect.kind);
  await apply(effect, response, next);
}

/** The path of a route as the OpenAPI document writes it. */
export const publicPath = ({ path }: Pick<Route, 'path'>): string => path.replace(/:(\w+)/g, '{$1}');

async function apply(effect: FaultEffect, response: ContextResponse, next: () => void): Promise<void> {
  const { context } = response.locals;
  switch (effect.kind) {
    case 'latency':
      await delay(response, effect.delayMs);
      return response.destroyed ? undefined : next();
    case 'error':
      throw errorOf(effect.status, effect.retryAfterSeconds ?? undefined);
    case 'missing_section':
      context.missingSections = effect.sections;
      return next();
    case 'dropped_connection':
      if (effect.when === 'after') {
        context.losesResponse = true;
        return next();
      }
      context.finishResponse(context, NO_RESPONSE, 0);
      response.destroy();
  }
}

/** A request that waits counts toward the load of the gateway, which all stores share. More of them are not delayed. */
const DELAYED_MAX = 100;
let delayed = 0;

/** Waits, but not for a client that has disconnected. */
async function delay(response: ContextResponse, delayMs: number): Promise<void> {
  if (delayed >= DELAYED_MAX) return;
  const closed = new AbortController();
  response.once('close', () => closed.abort());
  delayed += 1;
  try {
    await sleep(delayMs, undefined, { signal: closed.signal }).catch(() => undefined);
  } finally {
    delayed -= 1;
  }
}

/** The status in the log of a request whose connection was dropped. */
const NO_RESPONSE = 0;

/** The same errors as the real ones. */
const ERRORS: Readonly<Record<FaultStatus, { readonly code: ErrorCode; readonly reason?: string }>> = {
  429: { code: 'rate_limited' },
  500: { code: 'internal_error' },
  502: { code: 'bad_gateway', reason: 'downstream_unavailable' },
  503: { code: 'service_unavailable' },
  504: { code: 'gateway_timeout', reason: 'downstream_timeout' },
};

function errorOf(status: FaultStatus, retryAfterSeconds: number | undefined): AppError {
  const { code, reason } = ERRORS[status];
  const seconds = retryAfterSeconds ?? (status === 429 ? 1 : undefined);
  return new AppError(code, 'A sandbox fault was injected into this request.', { reason, retryAfterSeconds: seconds });
}
