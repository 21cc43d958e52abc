import { invalid } from '@storefront/errors';
import { callerOf } from '../http/caller-of.ts';
import type { ExchangeResponse, Middleware } from '../http/exchange.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { readBytes } from '../http/read-body.ts';
import { sendPage } from '../http/send-page.ts';
import { writeAnswer } from '../http/write-answer.ts';
import { present } from '../resources/present.ts';
import { pagePolicy } from './page-policy.ts';
import type { PaymentDoor } from './payment-door.ts';
import { sandboxPage } from './sandbox-page.ts';
import { wayBack } from './way-back.ts';

const PATH = /^\/sandbox\/payments\/([^/?]+)(?:\?|$)/;
/** `outcome=decline` and a browser's own habits. */
const FORM_BYTES_MAX = 4096;

const CHOICES = { pay: 'PAY', decline: 'DECLINE', cancel: 'CANCEL' } as const;

/**
 * `/sandbox/payments/{session_id}`: the payment page of sandbox stores, without a key. What the shopper chooses is notified as a real
 * gateway would notify it, and only then is the shopper sent back, so the store that is asked next knows the outcome.
 */
export function serveSandboxPayments(door: PaymentDoor): Middleware {
  const render = sandboxPage();
  return async (request, response, next) => {
    const sessionId = PATH.exec(request.url)?.[1];
    if (sessionId === undefined) return next();
    if (request.method === 'GET' || request.method === 'HEAD') return await showPage(door, sessionId, response, render);
    if (request.method === 'POST') return await takeChoice(door, sessionId, response, choiceOf(await readBytes(request, FORM_BYTES_MAX)));
    throw methodNotAllowed(response.locals.exchange, ['GET', 'HEAD', 'POST']);
  };
}

async function showPage(
  { billing }: PaymentDoor,
  sessionId: string,
  response: ExchangeResponse,
  render: ReturnType<typeof sandboxPage>,
): Promise<void> {
  const found = await billing.getSandboxPayment({ sessionId }, callerOf(response.locals.exchange));
  const addresses = [found.returnUrl, found.cancelUrl].filter((address) => address !== undefined);
  const page = render({ ...found, paymentSession: present(found.paymentSession, 'payment session') });
  sendPage(response, page, (nonce) => pagePolicy(nonce, addresses));
}

async function takeChoice(
  { billing, notify }: PaymentDoor,
  sessionId: string,
  response: ExchangeResponse,
  outcome: keyof typeof CHOICES,
): Promise<void> {
  const caller = callerOf(response.locals.exchange);
  const { paymentSession, returnUrl, cancelUrl } = await billing.getSandboxPayment({ sessionId }, caller);
  const { notification, signature } = await billing.decideSandboxPayment({ sessionId, choice: CHOICES[outcome] }, caller);
  await notify(notification, signature);
  const address = outcome === 'cancel' ? (cancelUrl ?? returnUrl) : returnUrl;
  // Without an address of the store's, back to this very page; relative, so that it also works behind a path prefix.
  const location = wayBack(present(paymentSession, 'payment session'), address) ?? `./${sessionId}`;
  writeAnswer(response, 303, undefined, ['Location', location, 'Cache-Control', 'no-store']);
}

function choiceOf(form: Buffer): keyof typeof CHOICES {
  const outcome = new URLSearchParams(form.toString('utf8')).get('outcome');
  if (outcome === 'pay' || outcome === 'decline' || outcome === 'cancel') return outcome;
  throw invalid('outcome', 'must be pay, decline or cancel', { code: 'invalid' });
}
