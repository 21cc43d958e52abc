import { isMode, type Mode } from '@storefront/contract';
import type { Logger, WideEvents } from '@storefront/telemetry';
import express, { type Express } from 'express';
import { awaitBody } from '../http/bodies/await-body.ts';
import { bodyBudget } from '../http/bodies/body-budget.ts';
import { receiveBody } from '../http/bodies/receive-body.ts';
import { type IsTrusted, traceRequest } from '../http/context/observe-request.ts';
import type { Middleware } from '../http/context/request-context.ts';
import { startRequestContext } from '../http/context/start-request-context.ts';
import { readBody } from '../http/input/read-body.ts';
import { validateInput } from '../http/input/validate-input.ts';
import { validateParts } from '../http/input/validate-parts.ts';
import { finalErrorHandler } from '../http/replies/final-error-handler.ts';
import { sendError } from '../http/replies/send-error.ts';
import { sendJson } from '../http/replies/send-json.ts';
import { acceptMethod, READ_ONLY } from '../http/routing/accept-method.ts';
import { composeMiddleware } from '../http/routing/compose-middleware.ts';
import { findRoute } from '../http/routing/find-route.ts';
import type { Route } from '../http/routing/route.ts';
import { serveJson } from '../http/routing/serve-json.ts';
import type { TokenCache } from './access/token-cache.ts';
import type { AdminRoute } from './http/admin-route.ts';
import { callAdminRoute } from './http/call-admin-route.ts';
import { ADDRESS_REQUESTS_MAX, checkToken, rateWindows, TOKEN_REQUESTS_MAX } from './http/check-token.ts';
import { finishAdminResponse } from './http/finish-admin-response.ts';
import { type OpenStore, openStore } from './http/open-store.ts';

/** Everything the middleware chain needs. */
export interface AdminAppDeps {
  readonly routes: readonly AdminRoute[];
  readonly openApi: Buffer;
  readonly tokens: TokenCache;
  readonly stores: OpenStore;
  readonly trustedProxies: readonly string[];
  readonly isDraining: () => boolean;
  readonly log: Logger;
  readonly logRequest: WideEvents;
  readonly now: () => number;
}

/** Builds the middleware chain, in the order of the checks: token 401; rate 429; validation 422; store 404; scope 403; resource. */
export function createAdminApp(deps: AdminAppDeps): Express {
  const app = express();
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', false)
    .set('trust proxy', [...deps.trustedProxies]);
  const ofTokens = rateWindows(TOKEN_REQUESTS_MAX, deps.now);
  const ofAddresses = rateWindows(ADDRESS_REQUESTS_MAX, deps.now);
  app.use(
    composeMiddleware(
      startRequestContext(finishAdminResponse(deps.logRequest, deps.isDraining), modeOfPath),
      traceRequest(app.get('trust proxy fn') as IsTrusted),
      serveHealth(deps.isDraining),
      serveJson('/admin/openapi.json', deps.openApi),
      serveDocs(deps.openApi),
      findRoute(deps.routes.toSorted((a, b) => parametersOf(a) - parametersOf(b))),
      checkToken(deps.tokens, ofTokens, ofAddresses),
      // Nothing of a body is read for a client without a token.
      exceptFiles(receiveBody(bodyBudget(), ({ route }) => adminRouteOf(route)?.bodyBytesMax)),
      awaitBody,
      readBody,
      validateInput(validateParts),
      openStore(deps.stores, ofTokens),
      callAdminRoute,
    ),
  );
  app.use(sendError(deps.log));
  app.use(finalErrorHandler(deps.log));
  return app;
}

const adminRouteOf = (route: Route | undefined): AdminRoute | undefined => route as AdminRoute | undefined;

/** Leaves a file to the handler of its route, which reads it as it arrives. */
const exceptFiles =
  (receive: Middleware): Middleware =>
  (request, response, next) =>
    adminRouteOf(response.locals.context.route)?.takesFile ? next() : receive(request, response, next);

/** A fixed segment precedes a parameter. A SKU such as `batch` can be percent-encoded. */
const parametersOf = ({ path }: AdminRoute): number => path.split('/:').length;

const MODE_IN_PATH = /^\/admin\/v1\/stores\/[^/?]+\/([^/?]+)/;

/** The mode of the path; live if it names none. */
function modeOfPath(url: string): Mode {
  const [, named = ''] = MODE_IN_PATH.exec(url) ?? [];
  return isMode(named) ? named : 'live';
}

/** Serves the docs, of which nothing is in memory before a reader first asks for them. */
function serveDocs(openApi: Buffer): Middleware {
  let loading: Promise<Middleware> | undefined;
  return async (request, response, next) => {
    if (!/^\/docs(?:[/?]|$)/.test(request.url)) return next();
    loading ??= import('../docs/serve-docs.ts').then((docs) => docs.serveDocs(openApi, 'admin'));
    return (await loading)(request, response, next);
  };
}

/** Serves the health of the process to load balancers. */
const serveHealth =
  (isDraining: () => boolean): Middleware =>
  (request, response, next) => {
    if (request.url !== '/health') return next();
    if (!acceptMethod(request, response, READ_ONLY)) return;
    const [status, text] = isDraining() ? [503, 'draining'] : [200, 'ok'];
    return sendJson(request, response, { status, body: { status: text }, headers: ['Cache-Control', 'no-store'], isCompressible: false });
  };
