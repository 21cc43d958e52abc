/** Amounts of money and quantities of goods are in hundredths, so that they add up exactly. */
type Hundredths = number;

interface Row {
  /** The name of the shop. */
  readonly shop: string;
}

/** An order with its lines and its timeline. */
export interface FinalOrder extends Row {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly cart: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly rail: string;
  readonly currency: string;
  readonly total: Hundredths;
  readonly lines: readonly ({ readonly sku: string } & Readonly<
    Record<'quantity' | 'shipped' | 'cancelled' | 'credited' | 'returned', Hundredths>
  >)[];
  readonly timeline: readonly string[];
}

/** The stock of a product. */
export interface FinalStock extends Row {
  readonly sku: string;
  /** Null if the operator has counted it again. */
  readonly imported: Hundredths | null;
  readonly onHand: Hundredths;
  readonly reserved: Hundredths;
  readonly band: string;
}

/** The credit of a customer, and the sums of its ledger. */
export interface FinalCredit extends Row {
  readonly customer: string;
  readonly limit: Hundredths;
  readonly balance: Hundredths;
  readonly held: Hundredths;
  readonly ledgerBalance: Hundredths;
  readonly ledgerHeld: Hundredths;
}

/** An invoice with the payments that were applied to it. */
export interface FinalInvoice extends Row {
  readonly id: string;
  readonly number: string;
  readonly sequence: number;
  readonly order: string;
  readonly customer: string;
  readonly rail: string;
  readonly status: string;
  readonly total: Hundredths;
  readonly paid: Hundredths;
  readonly due: Hundredths;
  /** The sum by which credit notes reduced the amount due. */
  readonly credited: Hundredths;
  readonly replaces: string | null;
  readonly replacedBy: string | null;
  readonly payments: readonly {
    readonly amount: Hundredths;
    readonly reversed: Hundredths;
    readonly session: string | null;
    readonly reference: string | null;
  }[];
}

/** A credit note. */
export interface FinalCreditNote extends Row {
  readonly id: string;
  readonly number: string;
  readonly sequence: number;
  readonly order: string;
  readonly total: Hundredths;
  readonly dueReduction: Hundredths;
  readonly key: string | null;
}

/** A refund of money. */
export interface FinalRefund extends Row {
  readonly id: string;
  readonly order: string;
  readonly customer: string;
  readonly session: string | null;
  readonly creditNote: string | null;
  readonly status: string;
  readonly method: string;
  readonly amount: Hundredths;
  readonly isReplaced: boolean;
}

/** Money that came in, or credit that was applied. */
export interface FinalPayment extends Row {
  readonly id: string;
  readonly customer: string;
  readonly source: string;
  readonly reference: string | null;
  readonly amount: Hundredths;
  /** The amount of it that invoices received. */
  readonly applied: Hundredths;
  /** The amount that became unapplied credit. */
  readonly credited: Hundredths;
}

/** The unapplied credit of a customer, and the sums of its entries. */
export interface FinalUnappliedCredit extends Row {
  readonly customer: string;
  readonly amount: Hundredths;
  readonly ledger: Hundredths;
  /** The total that was ever taken from it. */
  readonly spent: Hundredths;
}

/** A session on the hosted payment page. */
export interface FinalSession extends Row {
  readonly id: string;
  readonly purpose: string;
  readonly customer: string;
  readonly order: string | null;
  readonly status: string;
  readonly amount: Hundredths;
  /** The amount that it pays of each order. */
  readonly parts: readonly { readonly order: string; readonly amount: Hundredths }[];
  /** The session to which a payment that came after its end was applied. */
  readonly settledBy: string | null;
}

/** A customer. */
export interface FinalCustomer extends Row {
  readonly id: string;
}

/** A public event that a service has stored together with the change it reports. */
export interface FinalEvent extends Row {
  readonly id: string;
  readonly type: string;
  /** The ID of an object, or a SKU. */
  readonly subject: string;
  readonly position: number;
  /** In milliseconds since 1970. */
  readonly createdAtMs: number;
}

/** An order as its customer sees it. */
export interface ListedOrder extends Row {
  readonly customer: string;
  readonly id: string;
  readonly number: string;
  readonly status: string;
}

/** A checkout that was rolled back before its order existed. */
export interface AbandonedCheckout extends Row {
  /** The order number that it took, which no order has. Null if it has returned it. */
  readonly number: string | null;
  readonly cart: string;
  /** In milliseconds since 1970. */
  readonly startedAtMs: number;
}

/** An order number that the next checkout takes. */
export interface ReturnedNumber extends Row {
  readonly number: string;
}

/** The last number that a service has assigned in a shop. */
export interface FinalCounter extends Row {
  readonly kind: 'order' | 'invoice' | 'credit note';
  readonly last: number;
}

/** The state of the system after the faults have ended and all work is done. */
export interface FinalState {
  readonly orders: readonly FinalOrder[];
  /** The orders that `GET /v1/orders` lists to each shopper. */
  readonly listedOrders: readonly ListedOrder[];
  readonly abandonedCheckouts: readonly AbandonedCheckout[];
  /** The order numbers of refused checkouts that no other has taken. */
  readonly returnedNumbers: readonly ReturnedNumber[];
  readonly counters: readonly FinalCounter[];
  readonly stock: readonly FinalStock[];
  readonly credit: readonly FinalCredit[];
  readonly invoices: readonly FinalInvoice[];
  readonly creditNotes: readonly FinalCreditNote[];
  readonly refunds: readonly FinalRefund[];
  readonly payments: readonly FinalPayment[];
  readonly unappliedCredits: readonly FinalUnappliedCredit[];
  readonly sessions: readonly FinalSession[];
  readonly customers: readonly FinalCustomer[];
  readonly events: readonly FinalEvent[];
  /** The names of the checks of `storefront doctor`. */
  readonly checks: readonly string[];
  /** Those that failed. */
  readonly brokenChecks: readonly string[];
  /** The work that was unfinished when its time was over. */
  readonly unfinished: readonly string[];
  /** How often an endpoint was contacted that only redirects name. */
  readonly trapped: number;
}
