import type { PaymentRail } from '@storefront/contract';

/** The expected state of a store's orders, stock, credit, and promotion, as plain numbers. Money is in cents, and nothing is taxed. */

export type Sku = 'A' | 'B';
export type ShopperIndex = 0 | 1;
export type Rail = PaymentRail;
export type Quantities = Readonly<Record<Sku, number>>;

export const SKUS: readonly Sku[] = ['A', 'B'];
export const PRICE: Quantities = { A: 1000, B: 450 };
/** The stock on hand before the first step. */
export const INITIAL_STOCK: Quantities = { A: 40, B: 40 };
export const CREDIT_LIMIT = [10_000, 30_000] as const;
/** A promotion of 50%, with a limit in total and one per customer. */
export const CODE = { name: 'HALF', percent: 50, limit: 6, limitPerCustomer: 4 } as const;

export interface ModelCart {
  readonly shopperIndex: ShopperIndex;
  readonly quantities: Quantities;
  /** Whether the code is on the cart. */
  readonly hasCode: boolean;
  /** Whether the latest pricing included the promotion. */
  promoted: boolean;
  ordered: boolean;
}

export interface ModelOrder {
  readonly shopperIndex: ShopperIndex;
  readonly quantities: Quantities;
  readonly rail: Rail;
  readonly total: number;
  readonly promoted: boolean;
  shipped: Record<Sku, number>;
  status: 'PENDING_PAYMENT' | 'CONFIRMED' | 'PARTIALLY_SHIPPED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'EXPIRED';
  payment: 'UNPAID' | 'ON_ACCOUNT' | 'PAID' | 'REFUND_PENDING';
  session: 'PENDING' | 'PROCESSING' | 'ENDED' | null;
  invoice: 'OPEN' | 'PAID' | 'VOIDED' | null;
}

export class OrderModel {
  readonly onHand: Record<Sku, number> = { ...INITIAL_STOCK };
  readonly carts: ModelCart[] = [];
  readonly orders: ModelOrder[] = [];

  reserved(sku: Sku): number {
    return sum(this.#openOrders().map((order) => order.quantities[sku] - order.shipped[sku]));
  }

  creditBalance(shopperIndex: ShopperIndex): number {
    return sum(
      this.orders
        .filter((order) => order.shopperIndex === shopperIndex && order.rail === 'CREDIT_TERMS' && order.invoice === 'OPEN')
        .map(totalOf),
    );
  }

  uses(shopperIndex?: ShopperIndex): number {
    return this.#openOrders().filter((order) => order.promoted && (shopperIndex === undefined || order.shopperIndex === shopperIndex))
      .length;
  }

  mayUseCode(shopperIndex: ShopperIndex): boolean {
    return this.uses() < CODE.limit && this.uses(shopperIndex) < CODE.limitPerCustomer;
  }

  #openOrders(): ModelOrder[] {
    return this.orders.filter(({ status }) => status !== 'CANCELLED' && status !== 'EXPIRED');
  }
}

export const isEmpty = ({ A, B }: Quantities): boolean => A + B === 0;

export const totalOfCart = ({ quantities, promoted }: ModelCart): number => {
  const fullPrice = sum(SKUS.map((sku) => quantities[sku] * PRICE[sku]));
  return promoted ? (fullPrice * CODE.percent) / 100 : fullPrice;
};

export const isClosed = ({ status }: ModelOrder): boolean => status === 'CANCELLED' || status === 'EXPIRED';

/** Closes an order: its stock and promotion use are released, an open invoice is voided, and a payment becomes a pending refund. */
export function close(order: ModelOrder, status: 'CANCELLED' | 'EXPIRED'): void {
  order.status = status;
  order.payment = order.payment === 'PAID' || order.payment === 'REFUND_PENDING' ? 'REFUND_PENDING' : 'UNPAID';
  if (order.invoice === 'OPEN') order.invoice = 'VOIDED';
  if (order.session === 'PENDING') order.session = 'ENDED';
}

const totalOf = ({ total }: ModelOrder): number => total;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
