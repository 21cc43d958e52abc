import { readFileSync } from 'node:fs';
import type { Middleware } from '../http/context/request-context.ts';
import { sendPage } from '../http/replies/send-page.ts';
import { acceptMethod, READ_ONLY } from '../http/routing/accept-method.ts';
import { pagePolicy } from './page-policy.ts';

const PATH = /^\/payments\/complete(?:\?|$)/;

/** Serves the page at which a payment gateway's page ends if the store gave no return URL. It knows nothing about the payment. */
export function serveCompletePage(): Middleware {
  const page = readFileSync(new URL('page/payment-complete.html', import.meta.url), 'utf8');
  return async (request, response, next) => {
    if (!PATH.test(request.url)) return next();
    response.locals.context.servesPages = true;
    if (!acceptMethod(request, response, READ_ONLY)) return;
    sendPage(response, page, (nonce) => pagePolicy(nonce, []));
  };
}
