import type { PaymentRail } from '@storefront/contract';

/** A quantity of a SKU, or of the line at an index. */
export interface SkuUnits {
  readonly sku: string;
  readonly units: number;
}
export interface LineUnits {
  readonly line: number;
  readonly units: number;
}

/** The actions on the order at an index. Amounts are in cents. */
export type Operation = { readonly order: number } & (
  | { readonly kind: 'ship'; readonly lines: readonly LineUnits[] }
  | { readonly kind: 'cancel' | 'restock'; readonly lines: readonly SkuUnits[] }
  | {
      readonly kind: 'refund';
      readonly lines: readonly SkuUnits[];
      readonly shipping: boolean;
      readonly amount: number | null;
      readonly method: 'BY_HAND' | 'CREDIT' | null;
      readonly restock: boolean;
    }
  | { readonly kind: 'pay' | 'apply'; readonly amount: number }
  | { readonly kind: 'reverse'; readonly payment: number }
  | { readonly kind: 'cancel-order' | 'deliver' | 'reissue' | 'void' }
);

/** A line of a placed order, or its shipping. Amounts are in cents. */
export interface PlacedPart {
  readonly net: number;
  readonly gct: number;
  readonly rate: string;
}
export interface PlacedGoods extends PlacedPart {
  readonly sku: string;
  readonly units: number;
}

/** A placed order. A prepaid one is paid. */
export interface PlacedOrder {
  readonly rail: PaymentRail;
  readonly lines: readonly PlacedGoods[];
  readonly shipping: PlacedPart | null;
}

/** The values that are compared after each step. Amounts are in cents; a tax is the taxable amount and the GCT at a rate. */
export interface State {
  readonly stock: Readonly<Record<string, { readonly onHand: number; readonly reserved: number }>>;
  /** The customer's credit balance and unapplied credit. */
  readonly balance: number;
  readonly credit: number;
  readonly orders: readonly {
    readonly status: string;
    readonly paymentStatus: string;
    readonly lines: readonly Readonly<Record<'shipped' | 'cancelled' | 'credited' | 'returned', number>>[];
    readonly invoices: readonly ({ readonly number: string; readonly settlement: string } & Readonly<
      Record<'total' | 'paid' | 'credited' | 'refunded' | 'due', number>
    >)[];
    readonly notes: readonly { readonly number: string; readonly tax: Readonly<Record<string, readonly [number, number]>> }[];
  }[];
}

/** The books of one customer's orders: the rules under test, or the model. Refused operations return their reason. */
export interface Books {
  perform(operation: Operation): Promise<string | null>;
  state(): Promise<State>;
}
