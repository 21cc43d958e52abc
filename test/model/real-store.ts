import { expect } from '@jest/globals';
import { isAppError } from '@storefront/errors';
import { type Caller, newId } from '@storefront/rpc';
import { sql } from 'kysely';
import { importRows } from '../../services/catalog/src/testing/builders.ts';
import { deliverEvents } from './deliver-events.ts';
import { CODE, CREDIT_LIMIT, type OrderModel, PRICE, SKUS, STOCK_AT_FIRST, type Who } from './order-model.ts';
import type { WholeShop } from './whole-shop.ts';

export type Shopper = Caller & { readonly customerId: string };

/** A store of its own in the whole shop, with two shoppers, and the ids of what the model knows by number. */
export interface RealStore {
  readonly shop: WholeShop;
  readonly operator: Caller;
  readonly shoppers: readonly [Shopper, Shopper];
  readonly cartIds: string[];
  readonly orderIds: string[];
}

const STORE = {
  name: 'Parts of Kingston',
  currency: 'JMD',
  gctRate: '0',
  onlinePayments: true,
  couriers: true,
  paymentRails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
  signup: 'open',
} as const;

export async function openStore(shop: WholeShop): Promise<RealStore> {
  const operator: Caller = { tenantId: newId(), mode: 'sandbox', store: STORE, kind: 'operator', scopes: [], requestId: newId() };
  const rows = SKUS.map((sku) => ({
    sku,
    description: sku,
    list_unit_price: PRICE[sku] / 100,
    effective_gct_rate: 0,
    stock_quantity: STOCK_AT_FIRST[sku],
  }));
  await importRows(shop.inside.catalog.db, operator, rows);
  await shop.promotions.createPromotion(
    {
      promotion: {
        code: CODE.name,
        kind: 'percent',
        value: String(CODE.percent),
        limitTotal: CODE.limit,
        limitPerCustomer: CODE.limitPerCustomer,
        combinable: true,
      },
    },
    operator,
  );
  const shoppers = [await aShopper(shop, operator, 0), await aShopper(shop, operator, 1)] as const;
  return { shop, operator, shoppers, cartIds: [], orderIds: [] };
}

async function aShopper(shop: WholeShop, operator: Caller, who: Who): Promise<Shopper> {
  const { customer } = await shop.billingAdmin.createCustomer(
    {
      fields: {
        email: `${newId()}@example.com`,
        name: 'Ann Brown',
        creditLimit: cents(CREDIT_LIMIT[who]),
        termsDays: 30,
        paymentRails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
      },
    },
    operator,
  );
  if (customer === null) throw new Error('the new customer was not answered');
  return { ...operator, kind: 'shopper_api', customerId: customer.id };
}

/** Delivers every event that waits, then compares what the store holds with what the model says it should. */
export async function expectAgreement(model: OrderModel, { shop, operator, shoppers }: RealStore): Promise<void> {
  await shop.inside.orders.afterwards.idle();
  await deliverEvents(shop);
  const stock = await Promise.all(SKUS.map((sku) => shop.stock.getStock({ sku }, operator)));
  expect(stock.map((answer) => [answer.stock?.onHand, answer.stock?.reserved])).toEqual(
    SKUS.map((sku) => [String(model.onHand[sku]), String(model.reserved(sku))]),
  );
  const credit = await Promise.all(shoppers.map(({ customerId }) => shop.billingAdmin.getCredit({ customer: customerId }, operator)));
  expect(credit.map(({ balance, held }) => [balance, held])).toEqual([
    [cents(model.owed(0)), '0.00'],
    [cents(model.owed(1)), '0.00'],
  ]);
  const { rows } = await sql<{ use_count: number }>`
    select use_count from promotion where tenant_id = ${operator.tenantId} and code = ${CODE.name}
  `.execute(shop.inside.cart.db);
  expect(rows).toEqual([{ use_count: model.uses() }]);
}

/** Compares one order with its model. */
export async function expectOrder(model: OrderModel, { shop, orderIds, shoppers }: RealStore, index: number): Promise<void> {
  const modelled = model.orders[index];
  const shopper = shoppers[modelled?.who ?? 0];
  const { order } = await shop.orders.getOrder({ orderId: orderIds[index] ?? '' }, shopper);
  const shippedOf = (sku: string) => Number(order?.lines.find((line) => line.sku === sku)?.shippedQuantity ?? 0);
  expect({
    status: order?.status,
    payment: order?.paymentStatus,
    total: order?.total,
    shipped: { A: shippedOf('A'), B: shippedOf('B') },
  }).toEqual({
    status: modelled?.status,
    payment: modelled?.payment,
    total: cents(modelled?.total ?? 0),
    shipped: modelled?.shipped,
  });
}

/** The reason for which the work is refused; fails when it is not. */
export async function refusalOf(work: Promise<unknown>): Promise<string | null> {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isAppError(error)) throw new Error('a refusal was expected', { cause: error });
  return error.reason;
}

/** Decimal text of cents. */
export const cents = (amount: number): string => (amount / 100).toFixed(2);
