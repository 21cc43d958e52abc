// Pages that this server renders: they need no JavaScript. Forms are sent as forms, and a page that changes something leads to another address.

import { StorefrontError } from '@storefront/client';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { html } from 'lit-html';
import { faultText } from '../../page/fault-text.ts';
import { notice } from '../../page/template.ts';
import type { ViewContent } from '../../page/views/view-content.ts';
import type { Refresh } from '../coalesce-refreshes.ts';
import { sameOriginOnly } from '../same-origin-only.ts';
import { signedIn } from '../shopper-token.ts';
import { accountPages } from './account.ts';
import { catalogPages } from './catalog.ts';
import { closingPages } from './closing.ts';
import { creditNotePages } from './credit-notes.ts';
import { framed } from './frame.ts';
import { invoicePaymentPages } from './invoice-payments.ts';
import { invoicePages } from './invoice.ts';
import { listPages } from './lists.ts';
import { mailPages } from './mails.ts';
import { orderPadPages } from './order-pad.ts';
import { orderPages } from './orders.ts';
import type { PageDeps, PageRoute, Visit } from './page.ts';
import { recoveryPages } from './recovery.ts';
import { sessionPages } from './session.ts';
import { statementPages } from './statement.ts';

const FORM_BYTES_MAX = 256 * 1024;
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The pages of the server. */
export function pages(deps: PageDeps, refresh: Refresh): Router {
  const router = Router();
  const routes = [
    ...sessionPages(deps),
    ...recoveryPages,
    ...catalogPages(deps),
    ...accountPages,
    ...closingPages,
    ...orderPages,
    ...invoicePaymentPages,
    ...invoicePages,
    ...creditNotePages,
    ...statementPages,
    ...orderPadPages,
    ...listPages,
    ...(deps.outbox.isShown ? mailPages : []),
  ];
  const form = express.raw({ type: FORM_TYPES, limit: FORM_BYTES_MAX });
  for (const route of routes) {
    const guards = route.method === 'post' ? [sameOriginOnly, form] : [];
    router[route.method](route.path, ...guards, (request: Request, response: Response) => answer(deps, refresh, route, request, response));
  }
  router.use(faults);
  return router;
}

async function answer(deps: PageDeps, refresh: Refresh, route: PageRoute, request: Request, response: Response): Promise<void> {
  // Browsers send no origin with forms of a page that allows no referrer.
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' });
  const clientFor = (token: string | undefined) => deps.gateway.server(token, request.ip);
  const shopper = await signedIn(clientFor, refresh, request, response);
  const [api, me] = [clientFor(shopper?.token), shopper?.me ?? null];
  if (me === null && route.access === 'shopper') {
    const back = request.method === 'GET' ? request.originalUrl : '/';
    return response.redirect(303, `/sign-in?${new URLSearchParams({ back })}`);
  }
  const { searchParams: query, origin } = new URL(request.originalUrl, `${request.protocol}://${request.get('host')}`);
  const visit: Visit = { request, response, api, me, form: await formOf(request), query, origin, outbox: deps.outbox };
  const result = await route.page(visit);
  if (typeof result === 'string') return response.redirect(303, result);
  response.type('html').send(framed(result, me, request.path));
}

/** Reads a form with its files. */
async function formOf({ body, headers }: Request): Promise<FormData> {
  if (!Buffer.isBuffer(body) || body.length === 0) return new FormData();
  return new globalThis.Response(new Uint8Array(body), { headers: { 'Content-Type': headers['content-type'] ?? '' } }).formData();
}

const faults: ErrorRequestHandler = (fault: unknown, request: Request, response: Response, next) => {
  if (response.headersSent) return next(fault);
  const { title, content, status } = apology(fault);
  response
    .status(status)
    .type('html')
    .send(framed({ title, content }, null, request.path));
};

function apology(fault: unknown): ViewContent & { readonly status: number } {
  const status = fault instanceof Error && 'status' in fault ? Number(fault.status) : 502;
  const isRefused = fault instanceof StorefrontError && fault.failure.kind === 'api';
  const words = status === 413 ? 'The request is too large.' : 'The store is currently unavailable. Please try again shortly.';
  const title = isRefused && fault.failure.kind === 'api' && fault.failure.status === 404 ? 'Not found' : 'Something went wrong';
  return {
    title,
    status: isRefused && fault.failure.kind === 'api' ? fault.failure.status : status,
    content: html`
      <h1>${title}</h1>
      ${notice('danger', fault instanceof StorefrontError ? faultText(fault) : words)}
      <p><a href="/">Back to all products</a></p>`,
  };
}
