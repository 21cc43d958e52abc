import { limitedAddress } from '../../access/limits/client-address.ts';
import type { Middleware, RequestContext } from '../context/request-context.ts';
import { hasBody } from '../input/has-body.ts';
import type { BodyBudget } from './body-budget.ts';
import { incomingBody } from './incoming-body.ts';

/** Receives the body of every request that has one, on any route, while the request is checked. */
export const receiveBody =
  (budget: BodyBudget, bytesMaxOf: (context: RequestContext) => number | undefined = () => undefined): Middleware =>
  (request, response, next) => {
    const { context } = response.locals;
    const source = { address: limitedAddress(request.ip), bytesMax: bytesMaxOf(context) };
    if (hasBody(request)) context.incoming = incomingBody(request, response, budget, source);
    next();
  };
