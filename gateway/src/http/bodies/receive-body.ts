import { limitedAddress } from '../../access/limits/client-address.ts';
import type { Middleware } from '../context/request-context.ts';
import { hasBody } from '../input/has-body.ts';
import type { BodyBudget } from './body-budget.ts';
import { incomingBody } from './incoming-body.ts';

/** Receives the body of every request that has one, on any route, while the request is checked. */
export const receiveBody =
  (budget: BodyBudget): Middleware =>
  (request, response, next) => {
    if (hasBody(request)) response.locals.context.incoming = incomingBody(request, response, budget, limitedAddress(request.ip));
    next();
  };
