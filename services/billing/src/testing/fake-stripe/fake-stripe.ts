import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import {
  checkoutJson,
  type FakeCheckout,
  type FakeDispute,
  type FakePayment,
  type FakeRefund,
  Refused,
  stripeId,
} from './stripe-objects.ts';
import { type StripeState, stripeState } from './stripe-state.ts';

/** The keys of the account. */
export const FAKE_API_KEY = 'sk_test_fake0123456789abcdef';
export const FAKE_WEBHOOK_SECRET = 'whsec_fake0123456789abcdef';

/** A delivery of an event: the bytes and their signature header. */
export interface SignedEvent {
  readonly body: Buffer;
  readonly signature: string;
}

/** How the server behaves for the next requests. */
interface Behavior {
  /** Requests are read and never get a response. */
  hangs: boolean;
  /** The server executes this many requests and closes their connections instead of responding. */
  responsesToLose: number;
  /** Refunds are made, and their connections closed without a response. */
  losesRefundResponses: boolean;
  /** Requests get this status and have no effect. */
  failsWith: number | undefined;
  refundStatus: FakeRefund['status'];
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly idempotencyKey: string | undefined;
  readonly form: URLSearchParams;
}

/**
 * A stateful server that behaves like Stripe's API for Checkout Sessions and refunds: idempotency keys replay responses and refuse changed
 * parameters, and events have real signatures. For tests only.
 */
export async function startFakeStripe() {
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state = stripeState(() => url);
  const behavior: Behavior = {
    hangs: false,
    responsesToLose: 0,
    losesRefundResponses: false,
    failsWith: undefined,
    refundStatus: 'succeeded',
  };
  const calls: Call[] = [];
  const hanging = new Set<ServerResponse>();
  const respond = idempotently((call) => route(state, call, behavior));

  const respondTo = (call: Call, authorization: string | undefined): StripeResponse => {
    if (behavior.failsWith !== undefined)
      return { status: behavior.failsWith, json: { error: { type: 'api_error', message: 'An error occurred.' } } };
    return authorization === `Bearer ${FAKE_API_KEY}` ? respond(call) : UNAUTHORIZED;
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const body = await text(request);
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(body);
    const { method = '', headers } = request;
    const key = headers['idempotency-key'];
    const call: Call = { method, path: pathname, headers, idempotencyKey: typeof key === 'string' ? key : undefined, form };
    calls.push(call);
    if (behavior.hangs) return void hanging.add(response);
    const { status, json } = respondTo(call, request.headers.authorization);
    if (behavior.losesRefundResponses && call.method === 'POST' && pathname === '/v1/refunds') return void request.socket.destroy();
    if (behavior.responsesToLose > 0) {
      behavior.responsesToLose -= 1;
      return void request.socket.destroy();
    }
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': stripeId('req') });
    response.end(JSON.stringify(json));
  }

  return {
    url,
    state,
    behavior,
    calls,
    /** The number of requests that wait for a response. */
    hangingCount: () => hanging.size,
    /** Pays the session with a card, or by a method that takes days to process. */
    pay: (id: string, status: FakePayment['status'] = 'succeeded') => state.settle(id, status),
    /** Finds the page of one of our sessions. */
    checkoutOfSession: (sessionId: string): FakeCheckout => {
      const found = [...state.checkouts.values()].find(({ client_reference_id: reference }) => reference === sessionId);
      if (found === undefined) throw new Error('the session has no page');
      return found;
    },
    close: async () => {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type StripeResponse = { readonly status: number; readonly json: unknown };

const UNAUTHORIZED: StripeResponse = {
  status: 401,
  json: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
};

/** Replays the response of a repeated key, and refuses the key with other parameters. A refused request is not stored. */
function idempotently(execute: (call: Call) => StripeResponse): (call: Call) => StripeResponse {
  const stored = new Map<string, { parameters: string; response: StripeResponse }>();
  return (call) => {
    const parameters = `${call.path}?${call.form.toString()}`;
    const known = call.idempotencyKey === undefined ? undefined : stored.get(call.idempotencyKey);
    if (known !== undefined && known.parameters !== parameters) {
      return {
        status: 400,
        json: { error: { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters.' } },
      };
    }
    if (known !== undefined) return known.response;
    const response = execute(call);
    if (call.idempotencyKey !== undefined && response.status === 200) stored.set(call.idempotencyKey, { parameters, response });
    return response;
  };
}

function route(state: StripeState, { method, path, form }: Call, { refundStatus }: Behavior): StripeResponse {
  try {
    return { status: 200, json: structuredClone(routed(state, { method, path, form }, refundStatus)) };
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, json: { error: error.body } };
    throw error;
  }
}

function routed(
  state: StripeState,
  { method, path, form }: Pick<Call, 'method' | 'path' | 'form'>,
  refundStatus: FakeRefund['status'],
): unknown {
  const [, id = '', action = ''] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
  if (method === 'POST' && path === '/v1/checkout/sessions') return state.createCheckout(form);
  if (method === 'GET' && path === '/v1/checkout/sessions') {
    const data = [...state.checkouts.values()].filter(({ payment_intent: payment }) => payment?.id === form.get('payment_intent'));
    return { object: 'list', url: path, has_more: false, data: data.map((checkout) => checkoutJson(checkout, false)) };
  }
  if (method === 'GET' && id !== '') return checkoutJson(state.checkoutOf(id), form.get('expand[0]') === 'payment_intent');
  if (method === 'POST' && action !== '') return state.expireCheckout(id);
  if (method === 'POST' && path === '/v1/refunds') return state.createRefund(form, { status: refundStatus });
  if (method === 'GET' && path === '/v1/refunds') {
    const data = state.refunds.filter(({ payment_intent: payment }) => payment === form.get('payment_intent'));
    return { object: 'list', url: path, has_more: false, data };
  }
  throw new Refused(undefined, `Unrecognized request URL (${method}: ${path}).`, { status: 404 });
}

/** Signs an event as Stripe delivers it. */
export function signedEvent(
  type: string,
  object: FakeCheckout | FakeRefund | FakeDispute,
  { secret = FAKE_WEBHOOK_SECRET, at = new Date(), livemode = false }: { secret?: string; at?: Date; livemode?: boolean } = {},
): SignedEvent {
  const data = { object: 'payment_status' in object ? checkoutJson(object, false) : object };
  const payload = JSON.stringify({ id: stripeId('evt'), object: 'event', api_version: '2026-10-28.endive', livemode, type, data });
  const timestamp = Math.floor(at.getTime() / 1000);
  return { body: Buffer.from(payload), signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}
