import { storeOf } from '@storefront/fair-queue';
import { type Middleware, requireRoute } from '../context/request-context.ts';

/** Waits for the body of a route that takes one, so that a request takes no permit of the gateway before it is complete. */
export const awaitBody: Middleware = (_request, response, next) => {
  // The body broke off and the error response has already been sent.
  if (response.headersSent) return;
  const { context } = response.locals;
  const { incoming, key } = context;
  if (incoming === undefined) return next();
  if (key !== undefined) incoming.assign(storeOf(key));
  const proceed = (): void => next();
  return requireRoute(context).request.body === undefined ? next() : incoming.settled().then(proceed);
};
