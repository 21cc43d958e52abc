import type { Logger, WideEvents } from '@storefront/telemetry';
import express, { type Express } from 'express';
import { serveReference } from './docs/serve-reference.ts';
import type { EdgeCache } from './edge/edge-cache.ts';
import { answerUnchanged } from './http/answer-unchanged.ts';
import { authenticateKey } from './http/authenticate-key.ts';
import { authenticateShopper } from './http/authenticate-shopper.ts';
import { authorizeKey } from './http/authorize-key.ts';
import { beginExchange } from './http/begin-exchange.ts';
import { callResource } from './http/call-resource.ts';
import { findRoute } from './http/find-route.ts';
import { inTurn } from './http/in-turn.ts';
import { inputChecker } from './http/input-checker.ts';
import { limitRate } from './http/limit-rate.ts';
import { onAnswer } from './http/on-answer.ts';
import { outsideTheApi } from './http/outside-the-api.ts';
import { readBody } from './http/read-body.ts';
import type { Route } from './http/route.ts';
import { sendError } from './http/send-error.ts';
import { serveDocument } from './http/serve-document.ts';
import { validateInput } from './http/validate-input.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { PaymentDoor } from './payments/payment-door.ts';
import { receiveNotifications } from './payments/receive-notifications.ts';
import { serveSandboxPayments } from './payments/serve-sandbox-payments.ts';
import type { EndedSessions } from './principals/ended-sessions.ts';
import type { KeyDirectory } from './principals/key-directory.ts';
import type { OriginDirectory } from './principals/origin-directory.ts';
import type { ShopperTokens } from './principals/shopper-tokens.ts';

export interface AppDeps {
  readonly routes: readonly Route[];
  readonly openApi: Buffer;
  readonly keys: KeyDirectory;
  readonly origins: OriginDirectory;
  readonly tokens: ShopperTokens;
  readonly ended: EndedSessions;
  readonly edge: EdgeCache;
  readonly limiter: RateLimiter;
  readonly payments: PaymentDoor;
  /** Addresses or networks whose X-Forwarded-For is believed; none by default. */
  readonly trustedProxies: readonly string[];
  readonly isDraining: () => boolean;
  readonly log: Logger;
  readonly logRequest: WideEvents;
}

/** The chain, in the order of the checks: key 401, kind, scope and origin 403, shopper 401 and 403, rate 429, validation 422, resource. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app
    .disable('x-powered-by')
    .disable('etag')
    .set('query parser', false)
    .set('trust proxy', [...deps.trustedProxies]);

  const check = inputChecker();
  app.use(
    inTurn(
      beginExchange(onAnswer(deps)),
      outsideTheApi(
        serveDocument('/openapi.json', deps.openApi),
        serveReference(),
        serveSandboxPayments(deps.payments),
        receiveNotifications(deps.payments),
      ),
      findRoute(deps.routes, deps.origins),
      authenticateKey(deps.keys),
      authorizeKey,
      authenticateShopper(deps.tokens, deps.ended),
      answerUnchanged(deps.edge, check),
      limitRate(deps.limiter),
      readBody,
      validateInput(check),
      callResource(deps.edge),
    ),
  );
  app.use(sendError(deps.log));
  return app;
}
