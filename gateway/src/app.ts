import type { Logger, WideEvents } from '@storefront/telemetry';
import express, { type Express } from 'express';
import type { RateLimiter } from './access/limits/rate-limiter.ts';
import type { EndedSessions } from './access/principals/ended-sessions.ts';
import type { KeyCache } from './access/principals/key-cache.ts';
import type { OriginCache } from './access/principals/origin-cache.ts';
import type { ShopperTokens } from './access/principals/shopper-tokens.ts';
import { brunoSources } from './api/bruno-flows.ts';
import { CHANGES } from './api/changes.ts';
import { callResource } from './cache/call-resource.ts';
import type { EdgeCache } from './cache/edge-cache.ts';
import { handleNotModified } from './cache/handle-not-modified.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { serveRoot } from './docs/serve-root.ts';
import { serveSiteDocuments } from './docs/serve-site-documents.ts';
import { awaitBody } from './http/bodies/await-body.ts';
import { bodyBudget } from './http/bodies/body-budget.ts';
import type { BodyLimits } from './http/bodies/body-limits.ts';
import { receiveBody } from './http/bodies/receive-body.ts';
import { acquirePermit } from './http/checks/acquire-permit.ts';
import { authenticateKey } from './http/checks/authenticate-key.ts';
import { authenticateShopper } from './http/checks/authenticate-shopper.ts';
import { authorizeKey } from './http/checks/authorize-key.ts';
import { type ClaimFault, injectFault } from './http/checks/inject-fault.ts';
import { limitRate } from './http/checks/limit-rate.ts';
import { limitShoppers } from './http/checks/limit-shoppers.ts';
import { createPermits, type PermitLimits } from './http/checks/permits.ts';
import { yieldBetweenRequests } from './http/checks/yield-between-requests.ts';
import { finishResponse } from './http/context/finish-response.ts';
import { type IsTrusted, traceRequest } from './http/context/observe-request.ts';
import { startRequestContext } from './http/context/start-request-context.ts';
import { cachedValidator } from './http/input/cached-validator.ts';
import { readBody } from './http/input/read-body.ts';
import { validateInput } from './http/input/validate-input.ts';
import { finalErrorHandler } from './http/replies/final-error-handler.ts';
import { sendError } from './http/replies/send-error.ts';
import { composeMiddleware } from './http/routing/compose-middleware.ts';
import { findRoute } from './http/routing/find-route.ts';
import { nonApiRoutes } from './http/routing/non-api-routes.ts';
import type { Route } from './http/routing/route.ts';
import { serveJson } from './http/routing/serve-json.ts';
import type { RequestLog } from './insight/request-log.ts';
import type { PaymentClient } from './payments/payment-client.ts';
import { receiveNotifications } from './payments/receive-notifications.ts';
import { serveCompletePage } from './payments/serve-complete-page.ts';
import { serveSandboxPayments } from './payments/serve-sandbox-payments.ts';

/** Everything the middleware chain needs. */
export interface AppDeps {
  readonly routes: readonly Route[];
  readonly openApi: Buffer;
  /** The same document for tools that know no later version than OpenAPI 3.0. */
  readonly openApi30: Buffer;
  readonly asyncApi: Buffer;
  /** The URL to which security.txt sends reports of vulnerabilities; without one, the file does not exist. */
  readonly securityContact?: string | undefined;
  readonly keys: KeyCache;
  readonly origins: OriginCache;
  readonly tokens: ShopperTokens;
  readonly ended: EndedSessions;
  readonly edge: EdgeCache;
  readonly limiter: RateLimiter;
  readonly payments: PaymentClient;
  /** Takes one use of a fault of a sandbox. */
  readonly claimFault: ClaimFault;
  /** Addresses or networks whose X-Forwarded-For and traceparent headers are trusted; none by default. */
  readonly trustedProxies: readonly string[];
  readonly isDraining: () => boolean;
  /** How many requests are processed at once; `PERMIT_LIMITS` by default. */
  readonly permitLimits?: PermitLimits;
  /** How many bodies are received at once; `BODY_LIMITS` by default. */
  readonly bodyLimits?: BodyLimits;
  readonly log: Logger;
  readonly logRequest: WideEvents;
  readonly recordRequest: RequestLog['record'];
}

/** Builds the middleware chain, in the order of the checks: key 401; origin, kind, and scope 403; a shopper with too many refusals 429; shopper 401 and 403; overload 503; rate 429; validation 422; resource. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', false)
    .set('trust proxy', [...deps.trustedProxies]);

  const check = cachedValidator();
  const permits = createPermits(deps.permitLimits);
  const yieldBetween = yieldBetweenRequests();
  app.use(
    composeMiddleware(
      startRequestContext(finishResponse(deps)),
      traceRequest(app.get('trust proxy fn') as IsTrusted),
      yieldBetween,
      receiveBody(bodyBudget(deps.bodyLimits)),
      nonApiRoutes(
        serveJson('/openapi.json', deps.openApi),
        serveJson('/openapi-3.0.json', deps.openApi30),
        serveJson('/asyncapi.json', deps.asyncApi),
        serveRoot(),
        serveSiteDocuments({ ...deps, bruno: brunoSources(deps.routes), changes: CHANGES }),
        serveDocs(deps.openApi),
        serveSandboxPayments(deps.payments, deps.limiter, permits.others),
        receiveNotifications(deps.payments, deps.limiter, permits.others),
        serveCompletePage(),
      ),
      findRoute(deps.routes, deps.origins),
      authenticateKey(deps.keys),
      authorizeKey,
      limitShoppers(),
      authenticateShopper(deps.tokens, deps.ended),
      handleNotModified(deps.edge, check),
      awaitBody,
      acquirePermit(permits),
      limitRate(deps.limiter),
      injectFault(deps.claimFault),
      yieldBetween,
      readBody,
      validateInput(check),
      callResource(deps.edge),
    ),
  );
  app.use(sendError(deps.log));
  app.use(finalErrorHandler(deps.log));
  return app;
}
