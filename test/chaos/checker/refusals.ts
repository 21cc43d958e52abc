import type { FinalInvoice, FinalUnappliedCredit } from '../final-state/final-state.ts';
import type { Action, RequestRecord } from '../history/history.ts';
import { type CheckedRun, groupedBy } from './checked-run.ts';
import { isDuring, isRolledBack } from './rolled-back.ts';

/** Judges whether a request was rightly refused with a 409. */
export type RefusalJudge = (request: RequestRecord) => boolean;

/** The facts by which a refusal is judged. */
interface Known {
  /** Whether the same request was sent before and had no final response. */
  readonly isRepeated: boolean;
  /** Whether the response has a Retry-After header. */
  readonly retryAfter: boolean;
  /** Whether the checkout that the request started was rolled back, and its cart had no order that the shopper knew. */
  readonly isRolledBack: boolean;
  /** Whether the clock of a service was off during the request. */
  readonly isClockOff: boolean;
  /** The objects that the request names and the credit of the shopper, as they are at the end. */
  readonly order: { readonly status: string; readonly rail: string } | undefined;
  /** All invoices of the orders whose invoices the request names. */
  readonly invoices: readonly Pick<FinalInvoice, 'status' | 'payments' | 'credited'>[];
  /** Whether money of an order whose invoice the request names went back, or should have. */
  readonly isRefunded: boolean;
  readonly session: { readonly status: string } | undefined;
  readonly credit: FinalUnappliedCredit | undefined;
}

type Reasons = Readonly<Record<string, (known: Known) => boolean>>;

const rolledBack = ({ isRolledBack }: Known): boolean => isRolledBack;
/** A reversal opens a paid invoice again, and a reissue moves its payments. */
const wasPaid = ({ invoices }: Known): boolean =>
  invoices.some(({ status, payments }) => status === 'PAID' || payments.some(({ reversed }) => reversed > 0));
/** Less is due than at first. */
const wasReduced = ({ invoices }: Known): boolean => invoices.some(({ payments, credited }) => payments.length > 0 || credited > 0);
const wasVoided = ({ invoices }: Known): boolean => invoices.some(({ status }) => status === 'VOIDED');
const KEY_IN_USE: Reasons = { idempotency_key_in_use: ({ isRepeated, retryAfter }) => isRepeated && retryAfter };

/**
 * The reasons for which a valid request can be refused, and what must be true then. A session or an order expires early only while a clock is off, and a
 * checkout that was interrupted can be rolled back. The state of orders, invoices, and sessions is the one at the end.
 */
const REASONS: Readonly<Record<Action, Reasons>> = {
  login: {},
  browse: {},
  'create cart': KEY_IN_USE,
  'add line': KEY_IN_USE,
  'price cart': KEY_IN_USE,
  'check out': {
    ...KEY_IN_USE,
    checkout_cancelled: rolledBack,
    checkout_released: rolledBack,
    reservation_released: rolledBack,
    // A reservation lasts for 15 minutes, and no request does.
    reservation_expired: ({ isRolledBack, isClockOff }) => isRolledBack && isClockOff,
  },
  'read order': {},
  'read payment': {},
  // The page is closed once a choice was made, also by a request whose response was lost.
  'choose payment': {
    payment_session_closed: ({ isRepeated, session }) => isRepeated || session?.status === 'EXPIRED' || session?.status === 'CANCELLED',
  },
  repay: { ...KEY_IN_USE, order_not_payable: ({ order }) => order?.status === 'EXPIRED' },
  cancel: { ...KEY_IN_USE, order_not_cancellable: ({ order }) => order?.status === 'EXPIRED' },
  'read invoice': {},
  'pay invoice': {
    ...KEY_IN_USE,
    invoice_already_paid: wasPaid,
    // It was reissued since the shopper has read it.
    invoice_voided: wasVoided,
  },
  'pay invoices': {
    ...KEY_IN_USE,
    invoice_already_paid: wasPaid,
    invoice_voided: wasVoided,
    amount_exceeds_due: wasReduced,
  },
  'apply credit': {
    ...KEY_IN_USE,
    invoice_already_paid: wasPaid,
    invoice_voided: wasVoided,
    no_unapplied_credit: ({ credit }) => (credit?.spent ?? 0) > 0,
  },
  'read statement': {},
  'read foreign': {},
  'record payment': { invoice_already_paid: wasPaid, amount_exceeds_due: wasReduced },
  'record on account': {},
  refund: {
    invoice_not_issued: ({ retryAfter }) => retryAfter,
    nothing_to_refund: ({ order }) => order?.status === 'EXPIRED',
  },
  'cancel lines': {
    invoice_not_issued: ({ retryAfter }) => retryAfter,
    order_not_confirmed: ({ order }) => order?.rail === 'PREPAID',
    order_not_cancellable: ({ order }) => order?.status === 'EXPIRED',
  },
  restock: {},
  // The payment was on account, and its rest was spent at the same time.
  reverse: { refund_pending: ({ invoices }) => invoices.length > 0, payment_changed: ({ invoices }) => invoices.length > 0 },
  // A second payment goes back. A reissue waits for that, and does not replace an invoice with a credit note.
  reissue: { invoice_credited: ({ isRefunded, invoices }) => isRefunded || invoices.some(({ credited }) => credited > 0) },
  // A prepaid order is not shipped before it is paid, and no order is shipped twice.
  ship: { order_not_shippable: ({ order, isRepeated }) => (order?.status === 'SHIPPED' ? isRepeated : order?.rail === 'PREPAID') },
  'import product': {},
  'set stock': {},
};

/** Returns the judge of the refusals of a run. */
export function refusalJudge(run: CheckedRun): RefusalJudge {
  const { history, final } = run;
  const attempts = groupedBy(history.requests, identityOf);
  const orders = byName(final.orders);
  const invoices = byName(final.invoices);
  const invoicesOf = groupedBy(final.invoices, ({ shop, order }) => `${shop} ${order}`);
  const refunded = new Set(final.refunds.map(({ shop, order }) => `${shop} ${order}`));
  const sessions = new Map<string, { readonly status: string }>(
    final.sessions.map((session) => [`${session.shop} ${session.id}`, session]),
  );
  return (request) => {
    const earlier = (attempts.get(identityOf(request)) ?? []).filter(({ number }) => number < request.number);
    const subject = `${request.shop} ${subjectOf(request)}`;
    const namedOrders = invoiceNamesOf(request).flatMap((name) => {
      const named = invoices.get(`${request.shop} ${name}`);
      return named === undefined ? [] : [`${named.shop} ${named.order}`];
    });
    const isRight = REASONS[request.action][request.response?.error?.reason];
    return (
      isRight?.({
        isRepeated: earlier.some(({ status }) => status === null || status >= 400),
        retryAfter: request.retryAfter,
        isRolledBack: request.action === 'check out' && isRolledBack(run, request),
        isClockOff: history.faults.some(
          ({ fault, struckAtMs, endedAtMs }) => fault.kind === 'clock' && isDuring(request, struckAtMs, endedAtMs),
        ),
        order: orders.get(subject),
        invoices: namedOrders.flatMap((order) => invoicesOf.get(order) ?? []),
        isRefunded: namedOrders.some((order) => refunded.has(order)),
        session: sessions.get(subject),
        credit: final.unappliedCredits.find(({ shop, customer }) => shop === request.shop && customer === request.shopper),
      }) ?? false
    );
  };
}

const identityOf = ({ shop, shopper, method, path, key }: RequestRecord): string => [shop, shopper, method, path, key].join(' ');

/** The ID in the path of a request, or the number in a command. */
const subjectOf = ({ method, path }: RequestRecord): string => (method === 'COMMAND' ? path.split(' ')[2] : path.split('/')[3]) ?? '';

/** The invoices that a request names: in its body, if it pays several. */
const invoiceNamesOf = (request: RequestRecord): readonly string[] =>
  request.action === 'pay invoices'
    ? (request.sent as { invoices: { invoice_id: string }[] }).invoices.map(({ invoice_id: id }) => id)
    : [subjectOf(request)];

/** Indexes orders or invoices by their IDs and by their numbers. */
const byName = <T extends { readonly shop: string; readonly id: string; readonly number: string }>(items: readonly T[]) =>
  new Map<string, T>(items.flatMap((item) => [item.id, item.number].map((name) => [`${item.shop} ${name}`, item] as const)));
