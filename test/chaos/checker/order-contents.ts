import type { RequestRecord } from '../history/history.ts';
import { amountText, groupedBy, type Invariant, isSuccess, requestsOf } from './checked-run.ts';

interface Contents {
  readonly currency: string;
  readonly total: number;
  readonly lines?: readonly { readonly sku: string; readonly quantity: number }[];
}

/** An order has the lines, the total, and the currency of its cart as it was last priced, and every response about it agrees. */
export const ordersAreAsPriced: Invariant = (run, saw) => {
  const succeeded = run.history.requests.filter(isSuccess);
  const priced = new Map(succeeded.filter(({ action }) => action === 'price cart').map((one) => [`${one.shop} ${cartOf(one)}`, one]));
  const shown = groupedBy(succeeded, (one) => (shownOrderOf(one) === null ? null : `${one.shop} ${shownOrderOf(one)}`));
  const orders = run.final.orders.map((order) => {
    const cart = priced.get(`${order.shop} ${order.cart}`);
    return { order, cart, responses: [...(cart === undefined ? [] : [cart]), ...(shown.get(`${order.shop} ${order.id}`) ?? [])] };
  });
  saw(
    'orders that several responses show',
    orders.filter(({ responses }) => responses.length > 1),
  );
  return orders.flatMap(({ order, cart, responses }) => {
    const wrong = responses.find(({ response }) => textOf(response.data) !== textOf(inUnits(order), response.data.lines !== undefined));
    if (wrong === undefined) return [];
    const message = `the order ${order.number} of ${order.shop} is stored as ${textOf(inUnits(order))}, but ${wrong.action} returned ${textOf(wrong.response.data)}`;
    return [{ message, requests: [...(cart === undefined ? [] : [cart]), ...requestsOf(run, order.id)] }];
  });
};

const cartOf = ({ path }: RequestRecord): string => path.split('/')[3] ?? '';

/** The ID of the order whose contents a response shows. */
function shownOrderOf({ action, response }: RequestRecord): string | null {
  if (action === 'check out') return response.data.order_id;
  return action === 'read order' || action === 'cancel' ? response.data.id : null;
}

/** The API has units, the final state has hundredths. */
const inUnits = ({ currency, total, lines }: Required<Contents>): Required<Contents> => ({
  currency,
  total: total / 100,
  lines: lines.map(({ sku, quantity }) => ({ sku, quantity: quantity / 100 })),
});

function textOf({ currency, total, lines }: Contents, withLines = lines !== undefined): string {
  const amount = `${amountText(Math.round(total * 100))} ${currency}`;
  if (!withLines) return amount;
  const contents = (lines ?? []).map(({ sku, quantity }) => `${sku}=${quantity}`).sort();
  return `${amount} for ${contents.join(' ')}`;
}
