import { expect } from '@jest/globals';
import { isAppError } from '@storefront/errors';
import { type Caller, newId, NO_STORE, type StoreSettings } from '@storefront/rpc';
import { sql } from 'kysely';
import { importRows } from '../../services/catalog/src/testing/builders.ts';
import { deliverEvents } from './deliver-events.ts';
import type { InProcessSystem } from './in-process-system.ts';
import { CODE, CREDIT_LIMIT, INITIAL_STOCK, type OrderModel, PRICE, SKUS } from './order-model.ts';

export type Shopper = Caller & { readonly customerId: string };

/** A new store in the system with two shoppers, and the IDs of the model's carts and orders, by index. */
export interface RealStore {
  readonly system: InProcessSystem;
  readonly operator: Caller;
  readonly shoppers: readonly [Shopper, Shopper];
  readonly cartIds: string[];
  readonly orderIds: string[];
}

const STORE = {
  ...NO_STORE,
  name: 'Parts of Kingston',
  currency: 'JMD',
  onlinePayments: true,
  couriers: true,
  paymentRails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
};

/** The operator of a new store. */
export const anOperator = (settings: Partial<StoreSettings> = {}): Caller => ({
  tenantId: newId(),
  mode: 'sandbox',
  store: { ...STORE, ...settings },
  kind: 'operator',
  scopes: [],
  requestId: newId(),
});

/** Creates a store with the stock, the promotion, and the shoppers of the model. */
export async function openStore(system: InProcessSystem): Promise<RealStore> {
  const operator = anOperator();
  const rows = SKUS.map((sku) => ({
    sku,
    description: sku,
    list_unit_price: PRICE[sku] / 100,
    effective_gct_rate: 0,
    stock_quantity: INITIAL_STOCK[sku],
  }));
  await importRows(system.internals.catalog.db, operator, rows);
  await system.promotions.createPromotion(
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
  const shoppers = [await aShopper(system, operator, CREDIT_LIMIT[0]), await aShopper(system, operator, CREDIT_LIMIT[1])] as const;
  return { system, operator, shoppers, cartIds: [], orderIds: [] };
}

/** Creates a customer of the store who may pay in every way. */
export async function aShopper(system: InProcessSystem, operator: Caller, creditLimit: number): Promise<Shopper> {
  const { customer } = await system.billingAdmin.createCustomer(
    {
      fields: {
        email: `${newId()}@example.com`,
        name: 'Ann Brown',
        creditLimit: cents(creditLimit),
        termsDays: 30,
        paymentRails: ['CASH_ON_DELIVERY', 'CREDIT_TERMS', 'PREPAID'],
      },
    },
    operator,
  );
  if (customer === null) throw new Error('the response has no customer');
  return { ...operator, kind: 'shopper_api', customerId: customer.id };
}

/** Delivers all pending events, and then compares the stock, credit, and promotion uses of the store with the model. */
export async function expectAgreement(model: OrderModel, { system, operator, shoppers }: RealStore): Promise<void> {
  await system.internals.orders.backgroundTasks.idle();
  await deliverEvents(system);
  const stock = await Promise.all(SKUS.map((sku) => system.stock.getStock({ sku }, operator)));
  expect(stock.map((response) => [response.stock?.onHand, response.stock?.reserved])).toEqual(
    SKUS.map((sku) => [String(model.onHand[sku]), String(model.reserved(sku))]),
  );
  const credit = await Promise.all(shoppers.map(({ customerId }) => system.billingAdmin.getCredit({ customer: customerId }, operator)));
  expect(credit.map(({ balance, held }) => [balance, held])).toEqual([
    [cents(model.creditBalance(0)), '0.00'],
    [cents(model.creditBalance(1)), '0.00'],
  ]);
  const { rows } = await sql<{ use_count: number }>`
    select use_count from promotion where tenant_id = ${operator.tenantId} and code = ${CODE.name}
  `.execute(system.internals.cart.db);
  expect(rows).toEqual([{ use_count: model.uses() }]);
}

/** Compares one order with the model. */
export async function expectOrder(model: OrderModel, { system, orderIds, shoppers }: RealStore, index: number): Promise<void> {
  const modeled = model.orders[index];
  const shopper = shoppers[modeled?.shopperIndex ?? 0];
  const { order } = await system.orders.getOrder({ orderId: orderIds[index] ?? '' }, shopper);
  const shippedOf = (sku: string) => Number(order?.lines.find((line) => line.sku === sku)?.shippedQuantity ?? 0);
  expect({
    status: order?.status,
    payment: order?.paymentStatus,
    total: order?.total,
    shipped: { A: shippedOf('A'), B: shippedOf('B') },
  }).toEqual({
    status: modeled?.status,
    payment: modeled?.payment,
    total: cents(modeled?.total ?? 0),
    shipped: modeled?.shipped,
  });
}

/** Returns the reason of the error with which the call is refused. Throws if the call succeeds. */
export async function refusalReason(call: Promise<unknown>): Promise<string | null> {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isAppError(error)) throw new Error('the call was expected to be refused', { cause: error });
  return error.reason;
}

/** Formats an amount in cents as decimal text. */
export const cents = (amount: number): string => (amount / 100).toFixed(2);
