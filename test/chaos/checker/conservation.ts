import type { ProductRow } from '../../support/systems/a-store.ts';
import type { FinalOrder } from '../final-state/final-state.ts';
import type { RequestRecord } from '../history/history.ts';
import { amountText, type CheckedRun, groupedBy, type Invariant, requestsOf, type Saw, type Violation } from './checked-run.ts';

/** Orders that hold their goods until they are shipped. */
const HOLDING = new Set(['PENDING_PAYMENT', 'CONFIRMED', 'PARTIALLY_SHIPPED']);
const requestsOfAll = (run: CheckedRun, orders: readonly { id: string }[]) => orders.flatMap(({ id }) => requestsOf(run, id));

/** Reserved stock belongs to open orders, and missing stock was shipped and not returned. No line has more than its quantity. */
export const stockIsConserved: Invariant = (run, saw) => {
  const lines = run.final.orders.flatMap((order) => order.lines.map((line) => ({ order, ...line })));
  const perSku = groupedBy(saw('order lines', lines), ({ order, sku }) => `${order.shop} ${sku}`);
  return saw('products', run.final.stock).flatMap(({ shop, sku, imported, onHand, reserved }) => {
    const own = perSku.get(`${shop} ${sku}`) ?? [];
    const shipped = own.reduce((sum, line) => sum + line.shipped - line.returned, 0);
    const open = own
      .filter(({ order }) => HOLDING.has(order.status))
      .reduce((sum, { quantity, shipped: sent, cancelled }) => sum + quantity - sent - cancelled, 0);
    const wantedOnHand = imported === null ? (lastCountOf(run, shop, sku) ?? onHand) : imported - shipped;
    const isPossible = own.every(
      (line) => line.shipped + line.cancelled <= line.quantity && line.credited <= line.quantity && line.returned <= line.shipped,
    );
    if (isPossible && onHand === wantedOnHand && reserved === open) return [];
    const wanted = `${isPossible ? '' : 'more than was ordered, and '}${amountText(wantedOnHand)} on hand and ${amountText(open)} reserved`;
    const message = `${sku} of ${shop} has ${amountText(onHand)} on hand and ${amountText(reserved)} reserved, but its orders make ${wanted}`;
    return [
      {
        message,
        requests: requestsOfAll(
          run,
          own.map(({ order }) => order),
        ),
      },
    ];
  });
};

/** The last count of a product that no shopper orders; undefined if the last command was not acknowledged. */
function lastCountOf({ history }: CheckedRun, shop: string, sku: string): number | undefined {
  const isCount = ({ action, path, sent }: RequestRecord): boolean =>
    action === 'set stock'
      ? path.split(' ')[2] === sku
      : action === 'import product' && (sent as ProductRow).sku === sku && 'stock_quantity' in (sent as ProductRow);
  const last = history.requests.findLast((request) => request.shop === shop && isCount(request));
  if (last?.status !== 200) return undefined;
  return 100 * Number(last.action === 'set stock' ? last.path.split(' ')[3] : (last.sent as ProductRow)['stock_quantity']);
}

/** The balance of a customer is what is due on open invoices on credit terms, its ledger adds up to it, and nothing is held. */
export const creditIsConserved: Invariant = (run, saw) => {
  const onTerms = run.final.invoices.filter(({ rail, status }) => rail === 'CREDIT_TERMS' && status === 'OPEN');
  const owed = groupedBy(saw('open invoices on credit terms', onTerms), ({ shop, customer }) => `${shop} ${customer}`);
  return saw('credit accounts', run.final.credit).flatMap(({ shop, customer, balance, held, ledgerBalance, ledgerHeld }) => {
    const due = (owed.get(`${shop} ${customer}`) ?? []).reduce((sum, invoice) => sum + invoice.due, 0);
    if (balance === due && ledgerBalance === balance && held === 0 && ledgerHeld === 0) return [];
    const message = `the customer ${customer} of ${shop} has a balance of ${amountText(balance)} and ${amountText(held)} held; the open invoices make ${amountText(due)}, and the ledger ${amountText(ledgerBalance)} and ${amountText(ledgerHeld)}`;
    return [
      {
        message,
        requests: requestsOfAll(
          run,
          run.final.orders.filter((order) => order.shop === shop && order.customer === customer),
        ),
      },
    ];
  });
};

/** Every confirmed order has one invoice over its total that is not replaced; what was paid and credited and what is due add up; payments are those that were applied. */
export const invoicesAddUp: Invariant = (run, saw) => [...missingInvoices(run, saw), ...wrongInvoices(run, saw)];

const isInvoiced = ({ timeline }: FinalOrder): boolean => timeline.includes('confirmed');

function missingInvoices(run: CheckedRun, saw: Saw): Violation[] {
  const perOrder = groupedBy(run.final.invoices, ({ shop, order, replacedBy }) => (replacedBy === null ? `${shop} ${order}` : null));
  saw('confirmed orders', run.final.orders.filter(isInvoiced));
  return run.final.orders.flatMap((order) => {
    const invoices = perOrder.get(`${order.shop} ${order.id}`) ?? [];
    const wanted = isInvoiced(order) ? 1 : 0;
    // An order that is canceled at once can be closed before its invoice is issued.
    const isRight = invoices.length === wanted || (order.status === 'CANCELLED' && invoices.length === 0);
    const isTotal = invoices.every(({ total }) => total === order.total);
    const isVoid =
      order.status !== 'CANCELLED' || invoices.every(({ status, credited, paid }) => status === 'VOIDED' || credited + paid > 0);
    if (isRight && isTotal && isVoid) return [];
    const found = invoices.map(({ number, total, status }) => `${number} ${status} over ${amountText(total)}`).join(', ') || 'no invoice';
    const message = `the ${order.status} order ${order.number} of ${order.shop} over ${amountText(order.total)} has ${found}`;
    return [{ message, requests: requestsOf(run, order.id) }];
  });
}

function wrongInvoices(run: CheckedRun, saw: Saw): Violation[] {
  return saw('invoices', run.final.invoices).flatMap((invoice) => {
    const { number, shop, order, status, total, paid, due, credited, payments } = invoice;
    const applied = payments.reduce((sum, { amount, reversed }) => sum + amount - reversed, 0);
    const isBalanced =
      due >= 0 && (status === 'VOIDED' ? due === 0 : total === paid + credited + due && (status === 'PAID') === (due === 0));
    if (isBalanced && applied === paid) return [];
    const message = `the ${status} invoice ${number} of ${shop} over ${amountText(total)} has ${amountText(paid)} paid, ${amountText(credited)} credited, ${amountText(due)} due, and payments of ${amountText(applied)}`;
    return [{ message, requests: requestsOf(run, order) }];
  });
}
