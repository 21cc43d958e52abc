import { readFileSync } from 'node:fs';
import type { Middleware } from '../http/context/request-context.ts';
import { sendPage } from '../http/replies/send-page.ts';
import { methodNotAllowed } from '../http/routing/method-not-allowed.ts';
import { pagePolicy } from './page-policy.ts';

const PATH = /^\/payments\/complete(?:\?|$)/;

/** Serves the page at which a payment gateway's page ends if the store gave no return URL. It knows nothing about the payment. */
export function serveCompletePage(): Middleware {
  const page = readFileSync(new URL('page/payment-complete.html', import.meta.url), 'utf8');
  return async (request, response, next) => {
    if (!PATH.test(request.url)) return next();
    response.locals.context.servesPages = true;
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(response.locals.context, ['GET', 'HEAD']);
    sendPage(response, page, (nonce) => pagePolicy(nonce, []));
  };
}
