import { shortfalls } from '@storefront/lifecycle/testing';
import { faultKind } from '../faults/planned-fault.ts';
import { type Action, OVER_API } from '../history/history.ts';
import type { Invariant } from './checked-run.ts';
import { SUCCESS } from './responses.ts';

type Counts = Readonly<Record<string, number>>;

/** The successes of each action in a minute, on two cores that other programs used, too. */
const ACTIONS: Readonly<Record<Action, number>> = {
  login: 6,
  browse: 230,
  'create cart': 60,
  'add line': 95,
  'price cart': 60,
  'check out': 60,
  'read order': 65,
  'read payment': 5,
  'choose payment': 20,
  repay: 1,
  cancel: 11,
  'read invoice': 8,
  'pay invoice': 7,
  'pay invoices': 7,
  'apply credit': 2,
  'read statement': 50,
  'read foreign': 14,
  'record payment': 3,
  'record on account': 10,
  refund: 9,
  'cancel lines': 6,
  restock: 2,
  reverse: 1,
  reissue: 1,
  ship: 5,
  'import product': 15,
  'set stock': 7,
};
/** The same of everything else. Stock and credit run out after some minutes, so less than what they refuse later. */
const OTHERS = {
  'checkouts that were confirmed': 55,
  'checkouts that were pending_payment': 7,
  'checkouts that were out_of_stock': 2,
  'checkouts that were over_credit_limit': 2,
  'orders on CASH_ON_DELIVERY': 20,
  'orders on CREDIT_TERMS': 20,
  'orders on PREPAID': 7,
  'CONFIRMED orders': 45,
  'CANCELLED orders': 11,
  'SHIPPED orders': 5,
  invoices: 60,
  'credit notes': 16,
  refunds: 8,
  payments: 34,
  'payment sessions': 24,
  events: 300,
  [`successes ${OVER_API}`]: 10,
  'attempts of deliveries with status 200': 800,
  'attempts of deliveries with status 307': 50,
  'attempts of deliveries with status 500': 150,
  'attempts of deliveries with status null': 130,
} satisfies Counts;

/** Far more than chance, or a machine that is several times slower, takes away. */
const SLACK = 20;
/** Until then, an endpoint can have had no event that its types and its filter let through. */
const ALL_ENDPOINTS_AFTER_MINUTES = 4;

const countBy = <T>(items: readonly T[], nameOf: (item: T) => string): Counts =>
  Object.fromEntries([...Map.groupBy(items, nameOf)].map(([name, group]) => [name, group.length]));
const mapValues = (counts: Counts, change: (count: number) => number): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, change(count)]));

/** A run has seen each of its actions succeed, each outcome, every endpoint, and every planned fault, as far as its length permits. */
export const runSawEnough: Invariant = ({ minutes, plan, history, final }, saw) => {
  const carriedOut = saw('faults', history.faults).filter(({ failure }) => failure === undefined);
  const { requests, deliveries, endpoints } = history;
  const checkouts = requests.filter(({ action, status }) => action === 'check out' && status === 200);
  const minimums: Counts = {
    ...mapValues(
      { ...Object.fromEntries(Object.entries(ACTIONS).map(([action, count]) => [`successes of "${action}"`, count])), ...OTHERS },
      (count) => Math.floor((count * minutes) / SLACK),
    ),
    endpoints: Math.floor(endpoints.length * Math.min(1, minutes / ALL_ENDPOINTS_AFTER_MINUTES)),
    ...countBy(plan, ({ fault }) => `faults of the kind "${faultKind(fault)}"`),
  };
  const counts: Counts = {
    ...mapValues(minimums, () => 0),
    ...countBy(
      requests.filter(({ action, status }) => SUCCESS[action].includes(status ?? 0)),
      ({ action }) => `successes of "${action}"`,
    ),
    ...countBy(checkouts, ({ response }) => `checkouts that were ${response.data.state}`),
    ...countBy(final.orders, ({ rail }) => `orders on ${rail}`),
    ...countBy(final.orders, ({ status }) => `${status} orders`),
    invoices: final.invoices.length,
    'credit notes': final.creditNotes.length,
    refunds: final.refunds.length,
    payments: final.payments.length,
    'payment sessions': final.sessions.length,
    events: final.events.length,
    ...countBy(deliveries, ({ status }) => `attempts of deliveries with status ${status}`),
    [`successes ${OVER_API}`]: requests.filter(({ path, status }) => status === 200 && path.endsWith(OVER_API)).length,
    endpoints: new Set(deliveries.map(({ endpoint }) => endpoint)).size,
    ...countBy(carriedOut, ({ fault }) => `faults of the kind "${faultKind(fault)}"`),
  };
  return shortfalls(counts, minimums).map((message) => ({ message, requests: [] }));
};
