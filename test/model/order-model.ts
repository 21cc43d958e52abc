/** What a store's orders, stock, credit and promotion should be, kept as plain numbers. Money is in cents, and nothing is taxed. */

export type Sku = 'A' | 'B';
export type Who = 0 | 1;
export type Rail = 'CASH_ON_DELIVERY' | 'CREDIT_TERMS' | 'PREPAID';
export type Quantities = Readonly<Record<Sku, number>>;

export const SKUS: readonly Sku[] = ['A', 'B'];
export const PRICE: Quantities = { A: 1000, B: 450 };
export const STOCK_AT_FIRST: Quantities = { A: 40, B: 40 };
export const CREDIT_LIMIT = [10_000, 30_000] as const;
/** Takes half off, so many times in all and for each customer. */
export const CODE = { name: 'HALF', percent: 50, limit: 6, limitPerCustomer: 4 } as const;

export interface ModelCart {
  readonly who: Who;
  readonly quantities: Quantities;
  /** The code is on the cart. */
  readonly coded: boolean;
  /** It was in the amounts that the shopper was shown. */
  promoted: boolean;
  ordered: boolean;
}

export interface ModelOrder {
  readonly who: Who;
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
  readonly onHand: Record<Sku, number> = { ...STOCK_AT_FIRST };
  readonly carts: ModelCart[] = [];
  readonly orders: ModelOrder[] = [];

  reserved(sku: Sku): number {
    return sum(this.#standing().map((order) => order.quantities[sku] - order.shipped[sku]));
  }

  owed(who: Who): number {
    return sum(this.orders.filter((order) => order.who === who && order.rail === 'CREDIT_TERMS' && order.invoice === 'OPEN').map(totalOf));
  }

  uses(who?: Who): number {
    return this.#standing().filter((order) => order.promoted && (who === undefined || order.who === who)).length;
  }

  mayUseCode(who: Who): boolean {
    return this.uses() < CODE.limit && this.uses(who) < CODE.limitPerCustomer;
  }

  #standing(): ModelOrder[] {
    return this.orders.filter(({ status }) => status !== 'CANCELLED' && status !== 'EXPIRED');
  }
}

export const isEmpty = ({ A, B }: Quantities): boolean => A + B === 0;

export const totalOfCart = ({ quantities, promoted }: ModelCart): number => {
  const whole = sum(SKUS.map((sku) => quantities[sku] * PRICE[sku]));
  return promoted ? (whole * CODE.percent) / 100 : whole;
};

export const isClosed = ({ status }: ModelOrder): boolean => status === 'CANCELLED' || status === 'EXPIRED';

/** An order leaves the books: its stock, its promotion and what it owes are given back, and money that was taken is owed back. */
export function close(order: ModelOrder, status: 'CANCELLED' | 'EXPIRED'): void {
  order.status = status;
  order.payment = order.payment === 'PAID' || order.payment === 'REFUND_PENDING' ? 'REFUND_PENDING' : 'UNPAID';
  if (order.invoice === 'OPEN') order.invoice = 'VOIDED';
  if (order.session === 'PENDING') order.session = 'ENDED';
}

const totalOf = ({ total }: ModelOrder): number => total;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
