import type { FinalInvoice } from '../final-state/final-state.ts';
import type { Action, RequestRecord } from '../history/history.ts';
import { type CheckedRun, groupedBy } from './checked-run.ts';
import { isDuring, isRolledBack } from './rolled-back.ts';

/** Judges whether a request was rightly refused with a 409. */
export type RefusalJudge = (request: RequestRecord) => boolean;

/** What a refusal is judged by. */
interface Known {
  /** Whether the same request was sent before and had no answer that is final. */
  readonly isRepeated: boolean;
  /** Whether the answer has a Retry-After header. */
  readonly retryAfter: boolean;
  /** Whether the checkout that the request started was rolled back, and its cart had no order that the shopper knew. */
  readonly isRolledBack: boolean;
  /** Whether the clock of a service was off during the request. */
  readonly isClockOff: boolean;
  /** The order, invoice, or payment session that the request names, as it is at the end. */
  readonly order: { readonly status: string; readonly rail: string } | undefined;
  readonly invoice: Pick<FinalInvoice, 'status' | 'payments'> | undefined;
  readonly session: { readonly status: string } | undefined;
}

type Reasons = Readonly<Record<string, (known: Known) => boolean>>;

const rolledBack = ({ isRolledBack }: Known): boolean => isRolledBack;
/** A reversal opens a paid invoice again. */
const wasPaid = ({ invoice }: Known): boolean =>
  invoice?.status === 'PAID' || invoice?.payments.some(({ reversed }) => reversed > 0) === true;
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
  // The page is closed once a choice was made, also by a request whose answer was lost.
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
    invoice_voided: ({ invoice }) => invoice?.status === 'VOIDED',
  },
  'read foreign': {},
  'record payment': { invoice_already_paid: wasPaid },
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
  reverse: { refund_pending: ({ invoice }) => invoice !== undefined },
  reissue: {},
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
  const sessions = new Map<string, { readonly status: string }>(
    final.sessions.map((session) => [`${session.shop} ${session.id}`, session]),
  );
  return (request) => {
    const earlier = (attempts.get(identityOf(request)) ?? []).filter(({ number }) => number < request.number);
    const subject = `${request.shop} ${subjectOf(request)}`;
    const isRight = REASONS[request.action][request.answer?.error?.reason];
    return (
      isRight?.({
        isRepeated: earlier.some(({ status }) => status === null || status >= 400),
        retryAfter: request.retryAfter,
        isRolledBack: request.action === 'check out' && isRolledBack(run, request),
        isClockOff: history.faults.some(
          ({ fault, struckAtMs, endedAtMs }) => fault.kind === 'clock' && isDuring(request, struckAtMs, endedAtMs),
        ),
        order: orders.get(subject),
        invoice: invoices.get(subject),
        session: sessions.get(subject),
      }) ?? false
    );
  };
}

const identityOf = ({ shop, shopper, method, path, key }: RequestRecord): string => [shop, shopper, method, path, key].join(' ');

/** The ID in the path of a request, or the number in a command. */
const subjectOf = ({ method, path }: RequestRecord): string => (method === 'COMMAND' ? path.split(' ')[2] : path.split('/')[3]) ?? '';

/** Indexes orders or invoices by their IDs and by their numbers. */
const byName = <T extends { readonly shop: string; readonly id: string; readonly number: string }>(items: readonly T[]) =>
  new Map<string, T>(items.flatMap((item) => [item.id, item.number].map((name) => [`${item.shop} ${name}`, item] as const)));
