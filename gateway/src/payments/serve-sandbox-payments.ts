import { invalid } from '@storefront/errors';
import type { FairQueue } from '@storefront/fair-queue';
import { limitedAddress } from '../access/limits/client-address.ts';
import type { RateLimiter } from '../access/limits/rate-limiter.ts';
import { occupy } from '../http/checks/acquire-permit.ts';
import { callerOf } from '../http/context/caller-of.ts';
import type { ContextResponse, Middleware } from '../http/context/request-context.ts';
import { present } from '../http/replies/present.ts';
import { acceptsHtml } from '../http/replies/send-error.ts';
import { sendPage } from '../http/replies/send-page.ts';
import { writeResponse } from '../http/replies/write-response.ts';
import { acceptMethod } from '../http/routing/accept-method.ts';
import { limitClient, PAGE_LIMIT } from './limit-clients.ts';
import { pagePolicy } from './page-policy.ts';
import type { PaymentClient } from './payment-client.ts';
import { buildReturnUrl } from './return-url.ts';
import { isOpen, type SandboxPayment, sandboxPage } from './sandbox-page.ts';

const PATH = /^\/sandbox\/payments\/([^/?]+)(?:\?|$)/;
/** Enough for `outcome=decline` and anything that a browser adds. */
const FORM_BYTES_MAX = 4096;

const CHOICES = { pay: 'PAY', decline: 'DECLINE', cancel: 'CANCEL' } as const;

type Render = ReturnType<typeof sandboxPage>;

/** A page whose session has ended is gone. One whose payment is being processed is not, although it offers no choice. */
const pageStatus = (payment: SandboxPayment): number => (isOpen(payment) || payment.paymentSession.status === 'PROCESSING' ? 200 : 410);

/**
 * Serves the sandbox payment page at `/sandbox/payments/{session_id}`, without a key. The shopper's choice is sent as a notification, like from a real payment
 * gateway. A session that has ended is shown with 410, and a choice for it is refused with 409 and changes nothing. The shopper is redirected only after that, so that the outcome is known when the store's page loads.
 */
export function serveSandboxPayments(payments: PaymentClient, limiter: Pick<RateLimiter, 'charge'>, permits: FairQueue): Middleware {
  const render = sandboxPage();
  return async (request, response, next) => {
    const sessionId = PATH.exec(request.url)?.[1];
    if (sessionId === undefined) return next();
    response.locals.context.servesPages = true;
    if (!acceptMethod(request, response, ['GET', 'HEAD', 'POST', 'OPTIONS'])) return;
    await response.locals.context.incoming?.settled();
    await occupy(response, permits, { store: PAGE_LIMIT.tenantId, client: limitedAddress(request.ip) });
    await limitClient(limiter, PAGE_LIMIT, request);
    const outcome = request.method === 'POST' ? choiceOf(formOf(response)) : undefined;
    const payment = await findPayment(payments, sessionId, response.locals);
    if (outcome === undefined) return showPage(response, payment, render, pageStatus(payment));
    // A program receives the service's refusal as an error.
    if (isOpen(payment) || !acceptsHtml(request)) return await takeChoice(payments, sessionId, response, outcome);
    showPage(response, payment, render, 409);
  };
}

async function findPayment({ billing }: PaymentClient, sessionId: string, { context }: ContextResponse['locals']): Promise<SandboxPayment> {
  const found = await billing.getSandboxPayment({ sessionId }, callerOf(context));
  return { ...found, paymentSession: present(found.paymentSession, 'payment session') };
}

function showPage(response: ContextResponse, payment: SandboxPayment, render: Render, status: number): void {
  const addresses = [payment.returnUrl, payment.cancelUrl].filter((address) => address !== undefined);
  sendPage(response, render(payment, new Date(payment.now)), (nonce) => pagePolicy(nonce, addresses), { status });
}

async function takeChoice(
  payments: PaymentClient,
  sessionId: string,
  response: ContextResponse,
  outcome: keyof typeof CHOICES,
): Promise<void> {
  const caller = callerOf(response.locals.context);
  const { notification, signature } = await payments.billing.decideSandboxPayment({ sessionId, choice: CHOICES[outcome] }, caller);
  await payments.notify(notification, signature);
  // Read afterwards, because another choice or a cancellation can have come first.
  const payment = await findPayment(payments, sessionId, response.locals);
  // Without a return URL, redirect to this page. The location is relative, so that it works behind a path prefix.
  const location = buildReturnUrl(payment.paymentSession, payment) ?? `./${sessionId}`;
  writeResponse(response, 303, undefined, ['Location', location, 'Cache-Control', 'no-store']);
}

function formOf({ locals: { context } }: ContextResponse): string {
  return context.incoming?.bytes(FORM_BYTES_MAX).toString('utf8') ?? '';
}

function choiceOf(form: string): keyof typeof CHOICES {
  const outcome = new URLSearchParams(form).get('outcome');
  if (outcome === 'pay' || outcome === 'decline' || outcome === 'cancel') return outcome;
  throw invalid('outcome', 'must be pay, decline, or cancel', { code: 'invalid' });
}
