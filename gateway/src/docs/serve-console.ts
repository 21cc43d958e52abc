import type { Middleware } from '../http/context/request-context.ts';

const PREFIX = '/docs/console';

/**
 * Passes a request of the reference's console on to the API. In the sandbox, `authorizeKey` then accepts a publishable key with a shopper token on the
 * operations of shoppers, so that a reader can fill a cart and check out without a secret key in the browser. Pages of other origins cannot use it.
 */
export const serveConsole: Middleware = (request, response, next) => {
  const site = request.headers['sec-fetch-site'] ?? 'same-origin';
  if (site === 'same-origin' && request.url.startsWith(`${PREFIX}/v1/`)) {
    request.url = request.url.slice(PREFIX.length);
    response.locals.context.isConsole = true;
  }
  next();
};
