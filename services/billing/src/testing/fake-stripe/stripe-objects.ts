import { randomBytes } from 'node:crypto';

/** A line of the page of a Checkout Session. */
export interface FakeLine {
  name: string;
  currency: string;
  amount: number;
}

/** A Checkout Session as the fake keeps it. */
export interface FakeCheckout {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  /** The amount on the page, in minor units. The API does not return it. */
  lines: readonly FakeLine[];
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  expires_at: number;
  url: string | null;
  success_url: string;
  payment_intent: FakePayment | null;
}

/** A payment of a Checkout Session. */
export interface FakePayment {
  id: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  refunded: number;
}

/** A refund as the fake keeps it. */
export interface FakeRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

/** A payment that the shopper disputes at the bank. */
export interface FakeDispute {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  payment_intent: string;
  metadata: Record<string, string>;
  status: 'needs_response' | 'won' | 'lost';
  reason: string;
}

/** Returns an ID such as Stripe's. */
export const stripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Renders a session as Stripe does: the payment is an ID unless it is expanded. */
export const checkoutJson = ({ lines: _shown, ...checkout }: FakeCheckout, isExpanded: boolean) => ({
  object: 'checkout.session',
  ...checkout,
  url: checkout.status === 'open' ? checkout.url : null,
  payment_intent: checkout.payment_intent === null || isExpanded ? checkout.payment_intent : checkout.payment_intent.id,
});

/** A refusal, as Stripe's API words it. */
export class Refused extends Error {
  readonly status: number;
  readonly body: { readonly type: string; readonly code?: string; readonly message: string };

  constructor(code: string | undefined, message: string, { status = 400, type = 'invalid_request_error' } = {}) {
    super(message);
    this.status = status;
    this.body = { type, message, ...(code === undefined ? {} : { code }) };
  }
}

/** Returns the lines of a form, in their order. */
export function linesOf(form: URLSearchParams): FakeLine[] {
  const lines: FakeLine[] = [];
  for (let index = 0; form.has(`line_items[${index}][quantity]`); index += 1) {
    const of = (field: string): string => form.get(`line_items[${index}]${field}`) ?? '';
    const amount = Number(of('[quantity]')) * Number(of('[price_data][unit_amount]'));
    lines.push({ name: of('[price_data][product_data][name]'), currency: of('[price_data][currency]'), amount });
  }
  return lines;
}

/** Returns the fields `name[key]` of a form, such as metadata. */
export const mapOf = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [])));
