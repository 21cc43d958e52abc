
/**
 * A postal address.
 */
export interface Address {
  /**
   * Unset for an address entered at checkout rather than stored with the customer.
   */
  'id'?: (string);
  'name'?: (string);
  'company'?: (string);
  'line1'?: (string);
  'line2'?: (string);
  'city'?: (string);
  'region'?: (string);
  'postalCode'?: (string);
  /**
   * ISO 3166-1 alpha-2.
   */
  'countryCode'?: (string);
  'phone'?: (string);
  '_id'?: "id";
  '_company'?: "company";
  '_line2'?: "line2";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_phone'?: "phone";
}

/**
 * A postal address.
 */
export interface Address__Output {
  /**
   * Unset for an address entered at checkout rather than stored with the customer.
   */
  'id'?: (string);
  'name': (string);
  'company'?: (string);
  'line1': (string);
  'line2'?: (string);
  'city': (string);
  'region'?: (string);
  'postalCode'?: (string);
  /**
   * ISO 3166-1 alpha-2.
   */
  'countryCode': (string);
  'phone'?: (string);
  '_id'?: "id";
  '_company'?: "company";
  '_line2'?: "line2";
  '_region'?: "region";
  '_postalCode'?: "postalCode";
  '_phone'?: "phone";
}

/**
 * The form in which an AppError crosses gRPC: packed into google.rpc.Status in grpc-status-details-bin.
 */
export interface AppError {
  /**
   * One of the closed set in packages/errors.
   */
  'code'?: (string);
  /**
   * A more specific, stable identifier, such as invoice_already_paid.
   */
  'reason'?: (string);
  /**
   * Public text that exposes no internal details.
   */
  'message'?: (string);
  'details'?: (ErrorDetail)[];
  'retryAfterSeconds'?: (number);
  '_reason'?: "reason";
  '_retryAfterSeconds'?: "retryAfterSeconds";
}

/**
 * The form in which an AppError crosses gRPC: packed into google.rpc.Status in grpc-status-details-bin.
 */
export interface AppError__Output {
  /**
   * One of the closed set in packages/errors.
   */
  'code': (string);
  /**
   * A more specific, stable identifier, such as invoice_already_paid.
   */
  'reason'?: (string);
  /**
   * Public text that exposes no internal details.
   */
  'message': (string);
  'details': (ErrorDetail__Output)[];
  'retryAfterSeconds'?: (number);
  '_reason'?: "reason";
  '_retryAfterSeconds'?: "retryAfterSeconds";
}

/**
 * The stock band that the public API shows. Exact counts are available to operators only.
 */
export const Availability = {
  AVAILABILITY_UNSPECIFIED: 'AVAILABILITY_UNSPECIFIED',
  IN_STOCK: 'IN_STOCK',
  LOW: 'LOW',
  OUT: 'OUT',
  UNKNOWN: 'UNKNOWN',
} as const;

/**
 * The stock band that the public API shows. Exact counts are available to operators only.
 */
export type Availability =
  | 'AVAILABILITY_UNSPECIFIED'
  | 0
  | 'IN_STOCK'
  | 1
  | 'LOW'
  | 2
  | 'OUT'
  | 3
  | 'UNKNOWN'
  | 4

/**
 * The stock band that the public API shows. Exact counts are available to operators only.
 */
export type Availability__Output = typeof Availability[keyof typeof Availability]

/**
 * One entry of the details of an error.
 */
export interface ErrorDetail {
  /**
   * A dotted path, such as lines.0.quantity.
   */
  'field'?: (string);
  /**
   * body, query, path, or header; unset if it does not concern a request.
   */
  'location'?: (string);
  'code'?: (string);
  'detail'?: (string);
  /**
   * The existing order, for cart_already_ordered.
   */
  'orderId'?: (string);
  /**
   * The line of the cart and its SKU, for price_unavailable.
   */
  'lineId'?: (string);
  'sku'?: (string);
  '_location'?: "location";
  '_orderId'?: "orderId";
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}

/**
 * One entry of the details of an error.
 */
export interface ErrorDetail__Output {
  /**
   * A dotted path, such as lines.0.quantity.
   */
  'field': (string);
  /**
   * body, query, path, or header; unset if it does not concern a request.
   */
  'location'?: (string);
  'code': (string);
  'detail': (string);
  /**
   * The existing order, for cart_already_ordered.
   */
  'orderId'?: (string);
  /**
   * The line of the cart and its SKU, for price_unavailable.
   */
  'lineId'?: (string);
  'sku'?: (string);
  '_location'?: "location";
  '_orderId'?: "orderId";
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}

/**
 * A page of a list for operators that begins after an item, so that each item comes once, whatever is added meanwhile. No total is counted.
 */
export interface Keyset {
  /**
   * 1 to 200.
   */
  'limit'?: (number);
  /**
   * The `next` of the page before; unset for the first page.
   */
  'after'?: (string);
  '_after'?: "after";
}

/**
 * A page of a list for operators that begins after an item, so that each item comes once, whatever is added meanwhile. No total is counted.
 */
export interface Keyset__Output {
  /**
   * 1 to 200.
   */
  'limit': (number);
  /**
   * The `next` of the page before; unset for the first page.
   */
  'after'?: (string);
  '_after'?: "after";
}

/**
 * The part of a line's discount that comes from one promotion.
 */
export interface LineDiscount {
  'code'?: (string);
  'amount'?: (string);
}

/**
 * The part of a line's discount that comes from one promotion.
 */
export interface LineDiscount__Output {
  'code': (string);
  'amount': (string);
}

/**
 * How an order is paid.
 */
export const PaymentRail = {
  PAYMENT_RAIL_UNSPECIFIED: 'PAYMENT_RAIL_UNSPECIFIED',
  CASH_ON_DELIVERY: 'CASH_ON_DELIVERY',
  CREDIT_TERMS: 'CREDIT_TERMS',
  PREPAID: 'PREPAID',
} as const;

/**
 * How an order is paid.
 */
export type PaymentRail =
  | 'PAYMENT_RAIL_UNSPECIFIED'
  | 0
  | 'CASH_ON_DELIVERY'
  | 1
  | 'CREDIT_TERMS'
  | 2
  | 'PREPAID'
  | 3

/**
 * How an order is paid.
 */
export type PaymentRail__Output = typeof PaymentRail[keyof typeof PaymentRail]

/**
 * Where a unit price comes from: the list price, a sale, or the customer's contract.
 */
export const PriceSource = {
  PRICE_SOURCE_UNSPECIFIED: 'PRICE_SOURCE_UNSPECIFIED',
  LIST: 'LIST',
  SALE: 'SALE',
  CONTRACT: 'CONTRACT',
} as const;

/**
 * Where a unit price comes from: the list price, a sale, or the customer's contract.
 */
export type PriceSource =
  | 'PRICE_SOURCE_UNSPECIFIED'
  | 0
  | 'LIST'
  | 1
  | 'SALE'
  | 2
  | 'CONTRACT'
  | 3

/**
 * Where a unit price comes from: the list price, a sale, or the customer's contract.
 */
export type PriceSource__Output = typeof PriceSource[keyof typeof PriceSource]

/**
 * A row of a batch that was not accepted.
 */
export interface RejectedRow {
  /**
   * The position in the batch, from 0.
   */
  'index'?: (number);
  /**
   * The reason of the error that the row alone would cause, or its code if it has none.
   */
  'code'?: (string);
  'detail'?: (string);
}

/**
 * A row of a batch that was not accepted.
 */
export interface RejectedRow__Output {
  /**
   * The position in the batch, from 0.
   */
  'index': (number);
  /**
   * The reason of the error that the row alone would cause, or its code if it has none.
   */
  'code': (string);
  'detail': (string);
}

/**
 * A section missing from a partial response.
 */
export interface SectionError {
  /**
   * The path of the missing section, such as availability or lines[].description.
   */
  'field'?: (string);
  /**
   * downstream_timeout or downstream_unavailable.
   */
  'code'?: (string);
  'detail'?: (string);
}

/**
 * A section missing from a partial response.
 */
export interface SectionError__Output {
  /**
   * The path of the missing section, such as availability or lines[].description.
   */
  'field': (string);
  /**
   * downstream_timeout or downstream_unavailable.
   */
  'code': (string);
  'detail': (string);
}
