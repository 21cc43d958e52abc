// The parts of the API's responses that this page reads. Clients ignore unknown fields.

/** An availability band. */
export type Band = 'IN_STOCK' | 'LOW' | 'OUT' | 'UNKNOWN';
/** An amount, or null if it is unknown. */
export type Money = number | null;

/** A section that is missing from a partial response. */
export interface PartialFault {
  readonly field: string;
  readonly code: string;
  readonly detail: string;
}

/** The envelope of a response. */
export interface Answer<Data> {
  readonly data: Data;
  readonly errors: readonly PartialFault[];
}

/** The envelope of a list response. */
export interface ListAnswer<Item> extends Answer<readonly Item[]> {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
}

/** An image or video of a product. */
export interface MediaRef {
  readonly kind: 'IMAGE' | 'VIDEO';
  readonly thumb_url: string;
  readonly large_url: string;
  readonly embed_url?: string | null;
  readonly duration_seconds?: number | null;
  readonly alt_text: string | null;
  readonly caption: string | null;
}

/** A unit in which a product can be ordered. */
export interface OrderUnit {
  readonly code: string;
  readonly label: string;
  readonly base_quantity: number;
  readonly min_order_quantity: number;
  readonly increment: number;
}

/** A product in a list. */
export interface ProductListItem {
  readonly sku: string;
  readonly description: string;
  readonly short_description: string | null;
  readonly badges: readonly string[];
  readonly currency: string;
  readonly unit_price: Money;
  readonly list_unit_price: Money;
  readonly compare_at_unit_price: Money;
  readonly discount_percent: number;
  readonly price_source: string | null;
  readonly price_breaks: readonly { readonly min_quantity: number; readonly unit_price: number }[];
  readonly effective_gct_rate: number;
  readonly unit_price_incl_gct: Money;
  readonly base_uom: string;
  readonly order_uoms: readonly OrderUnit[];
  readonly availability: Band;
  readonly cover: MediaRef | null;
  readonly media: readonly MediaRef[];
  readonly tags: readonly string[];
}

/** A product in full. */
export interface Product extends ProductListItem {
  readonly body: string | null;
  readonly specs: {
    readonly groups: readonly {
      readonly label: string;
      readonly rows: readonly { readonly label: string; readonly value: string; readonly highlight: boolean }[];
    }[];
  } | null;
}

/** A category in the tree. */
export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly product_count: number;
  readonly children: readonly Category[];
}

/** A group of tags. */
export interface TagGroup {
  readonly slug: string;
  readonly name: string;
  readonly tags: readonly { readonly slug: string; readonly name: string; readonly product_count: number }[];
}

/** The response of login. */
export interface Login {
  readonly shopper_token: string;
  readonly expires_at: string;
  readonly refresh_token: string;
}

/** The response of a sign-up; the tokens are null while the account waits for approval. */
export type Signup = { readonly [Field in keyof Login]: string | null };

/** A delivery address. */
export interface Address {
  readonly id?: string;
  readonly name: string;
  readonly company?: string | null;
  readonly line1: string;
  readonly line2?: string | null;
  readonly city: string;
  readonly region?: string | null;
  readonly country_code: string;
  readonly phone?: string | null;
}

/** A customer's credit. */
export interface Credit {
  readonly status?: string;
  readonly credit_limit: Money;
  readonly balance: Money;
  readonly held: Money;
  readonly available_credit: Money;
  readonly payment_terms?: { readonly code: string; readonly days: number } | null;
}

/** The signed-in customer. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly company_name: string | null;
  readonly currency: string;
  readonly payment_rails: readonly string[];
  readonly addresses: readonly Address[];
  readonly credit: Credit | null;
}

/** A line of a cart. */
export interface CartLine {
  readonly id: string;
  readonly sku: string;
  readonly description: string | null;
  readonly quantity: number;
  readonly base_uom: string;
  readonly order_uom: string | null;
  readonly order_quantity: number | null;
  readonly unit_price: Money;
  readonly price_source: string | null;
  readonly line_subtotal: Money;
  readonly discount_amount: Money;
  readonly gct_amount: Money;
  readonly line_total: Money;
  readonly availability: Band;
}

/** The totals of a cart or an order. */
export interface Totals {
  readonly currency: string;
  readonly subtotal: Money;
  readonly discount_total: Money;
  readonly shipping_amount: Money;
  readonly gct_amount: Money;
  readonly total: Money;
}

/** A cart with its lines and totals. */
export interface Cart extends Totals {
  readonly id: string;
  readonly status: string;
  readonly lines: readonly CartLine[];
  readonly line_count: number;
  readonly promotions: readonly {
    readonly code: string;
    readonly status: string;
    readonly description: string | null;
    readonly discount_amount: Money;
  }[];
  readonly warnings: readonly { readonly message: string }[];
}

/** A shipping option offered at checkout. */
export interface ShippingOption {
  readonly code: string;
  readonly label: string;
  readonly amount: Money;
  readonly free_over?: Money;
}

/** The result of a checkout. */
export interface CheckoutResult {
  readonly state: 'confirmed' | 'pending_payment' | 'over_credit_limit' | 'price_changed' | 'out_of_stock';
  readonly order_id: string | null;
  readonly order_number: string | null;
  readonly currency: string;
  readonly total: Money;
  readonly shortfall: Money;
  readonly redirect_url: string | null;
  readonly issues: readonly { readonly sku?: string; readonly code: string }[];
}

/** The status of an order's payment. */
export interface PaymentStatus {
  readonly status: 'PENDING' | 'PROCESSING' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
  readonly payment_status: string;
  readonly amount: number;
  readonly currency: string;
}

/** An order in a list. */
export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly payment_status: string;
  readonly payment_rail: string;
  readonly currency: string;
  readonly total: Money;
  readonly line_count: number;
  readonly placed_at: string;
}

/** A line of an order. */
export interface OrderLine extends CartLine {
  readonly shipped_quantity: number;
}

/** A delivery that has left the store. */
export interface Shipment {
  readonly id: string;
  readonly number: string;
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  readonly tracking_url: string | null;
  readonly shipped_at: string;
  readonly delivered_at: string | null;
  readonly lines: readonly { readonly line_id: string; readonly sku: string; readonly quantity: number }[];
}

/** An invoice in a list. */
export interface InvoiceRow {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly order_id: string;
  readonly order_number: string;
  readonly currency: string;
  readonly total: Money;
  readonly amount_due: Money;
  readonly is_overdue: boolean;
  readonly issued_at: string;
  readonly due_at: string;
}

/** An order in full. */
export interface Order extends OrderRow, Totals {
  readonly currency: string;
  readonly total: Money;
  readonly lines: readonly OrderLine[];
  readonly shipping_address: Address | null;
  readonly shipping_option: { readonly label: string; readonly kind: string } | null;
  readonly requested_delivery_date: string | null;
  readonly shipments: readonly Shipment[];
  readonly invoices: readonly InvoiceRow[] | null;
  readonly timeline: readonly { readonly at: string; readonly event: string }[];
  readonly allowed_actions: readonly string[];
}
