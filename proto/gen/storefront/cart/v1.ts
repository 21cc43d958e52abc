import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type * as storefront_catalog_v1 from '../catalog/v1.ts'
import type * as storefront_common_v1 from '../common/v1.ts'

export interface AddLineRequest {
  'cartId'?: (string);
  'sku'?: (string);
  /**
   * In base units; empty if order_uom and order_quantity are set.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'asJson'?: (boolean);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}

export interface AddLineRequest__Output {
  'cartId': (string);
  'sku': (string);
  /**
   * In base units; empty if order_uom and order_quantity are set.
   */
  'quantity': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'asJson': (boolean);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
}

export interface AddLineResponse {
  'cart'?: (Cart | null);
  'replayed'?: (boolean);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
}

export interface AddLineResponse__Output {
  'cart': (Cart__Output | null);
  'replayed': (boolean);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
}

export interface AddLinesRequest {
  'cartId'?: (string);
  /**
   * At most 200.
   */
  'lines'?: (RequestedLine)[];
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson'?: (boolean);
  '_version'?: "version";
}

export interface AddLinesRequest__Output {
  'cartId': (string);
  /**
   * At most 200.
   */
  'lines': (RequestedLine__Output)[];
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson': (boolean);
  '_version'?: "version";
}

export interface AddLinesResponse {
  'cart'?: (Cart | null);
  'replayed'?: (boolean);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
  'rejected'?: (RejectedLine)[];
}

export interface AddLinesResponse__Output {
  'cart': (Cart__Output | null);
  'replayed': (boolean);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
  'rejected': (RejectedLine__Output)[];
}

export interface AddListLinesRequest {
  'listId'?: (string);
  /**
   * At most 200.
   */
  'lines'?: (RequestedLine)[];
  'version'?: (number);
  '_version'?: "version";
}

export interface AddListLinesRequest__Output {
  'listId': (string);
  /**
   * At most 200.
   */
  'lines': (RequestedLine__Output)[];
  'version'?: (number);
  '_version'?: "version";
}

export interface AddListLinesResponse {
  'list'?: (SavedList | null);
  'replayed'?: (boolean);
  'rejected'?: (RejectedLine)[];
}

export interface AddListLinesResponse__Output {
  'list': (SavedList__Output | null);
  'replayed': (boolean);
  'rejected': (RejectedLine__Output)[];
}

export interface AddListToCartRequest {
  'listId'?: (string);
  /**
   * A new cart if unset.
   */
  'cartId'?: (string);
  'asJson'?: (boolean);
  '_cartId'?: "cartId";
}

export interface AddListToCartRequest__Output {
  'listId': (string);
  /**
   * A new cart if unset.
   */
  'cartId'?: (string);
  'asJson': (boolean);
  '_cartId'?: "cartId";
}

export interface AddListToCartResponse {
  'cart'?: (Cart | null);
  'replayed'?: (boolean);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
  'rejected'?: (RejectedLine)[];
}

export interface AddListToCartResponse__Output {
  'cart': (Cart__Output | null);
  'replayed': (boolean);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
  'rejected': (RejectedLine__Output)[];
}

export interface ApplyPromotionRequest {
  'cartId'?: (string);
  'code'?: (string);
  'asJson'?: (boolean);
}

export interface ApplyPromotionRequest__Output {
  'cartId': (string);
  'code': (string);
  'asJson': (boolean);
}

export interface ApplyPromotionResponse {
  'cart'?: (Cart | null);
  'replayed'?: (boolean);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
}

export interface ApplyPromotionResponse__Output {
  'cart': (Cart__Output | null);
  'replayed': (boolean);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
}

export const Cart_Status = {
  STATUS_UNSPECIFIED: 'STATUS_UNSPECIFIED',
  OPEN: 'OPEN',
  ORDERED: 'ORDERED',
  EXPIRED: 'EXPIRED',
} as const;

export type Cart_Status =
  | 'STATUS_UNSPECIFIED'
  | 0
  | 'OPEN'
  | 1
  | 'ORDERED'
  | 2
  | 'EXPIRED'
  | 3

export type Cart_Status__Output = typeof Cart_Status[keyof typeof Cart_Status]

/**
 * A cart with its lines, promotions, and, once priced, amounts.
 */
export interface Cart {
  'id'?: (string);
  'status'?: (Cart_Status);
  /**
   * Increases with every change; pass it to UpdateLine for optimistic locking.
   */
  'version'?: (number);
  'currency'?: (string);
  'lines'?: (CartLine)[];
  'promotions'?: (CartPromotion)[];
  'lineCount'?: (number);
  /**
   * Amounts are unset until the cart is priced, and again after every change. They stay unset if a line has no price for the customer.
   */
  'subtotal'?: (string);
  'discountTotal'?: (string);
  'shippingAmount'?: (string);
  'gctAmount'?: (string);
  'total'?: (string);
  'pricedAt'?: (string);
  'priceValidUntil'?: (string);
  'warnings'?: (CartWarning)[];
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'expiresAt'?: (string);
  /**
   * The sections that the catalog could not provide: lines[].description, lines[].availability, and lines[].image.
   */
  'errors'?: (storefront_common_v1.SectionError)[];
  /**
   * The customer was exempt from GCT when the cart was priced.
   */
  'taxExempt'?: (boolean);
  '_subtotal'?: "subtotal";
  '_discountTotal'?: "discountTotal";
  '_shippingAmount'?: "shippingAmount";
  '_gctAmount'?: "gctAmount";
  '_total'?: "total";
  '_pricedAt'?: "pricedAt";
  '_priceValidUntil'?: "priceValidUntil";
}

/**
 * A cart with its lines, promotions, and, once priced, amounts.
 */
export interface Cart__Output {
  'id': (string);
  'status': (Cart_Status__Output);
  /**
   * Increases with every change; pass it to UpdateLine for optimistic locking.
   */
  'version': (number);
  'currency': (string);
  'lines': (CartLine__Output)[];
  'promotions': (CartPromotion__Output)[];
  'lineCount': (number);
  /**
   * Amounts are unset until the cart is priced, and again after every change. They stay unset if a line has no price for the customer.
   */
  'subtotal'?: (string);
  'discountTotal'?: (string);
  'shippingAmount'?: (string);
  'gctAmount'?: (string);
  'total'?: (string);
  'pricedAt'?: (string);
  'priceValidUntil'?: (string);
  'warnings': (CartWarning__Output)[];
  'createdAt': (string);
  'updatedAt': (string);
  'expiresAt': (string);
  /**
   * The sections that the catalog could not provide: lines[].description, lines[].availability, and lines[].image.
   */
  'errors': (storefront_common_v1.SectionError__Output)[];
  /**
   * The customer was exempt from GCT when the cart was priced.
   */
  'taxExempt': (boolean);
  '_subtotal'?: "subtotal";
  '_discountTotal'?: "discountTotal";
  '_shippingAmount'?: "shippingAmount";
  '_gctAmount'?: "gctAmount";
  '_total'?: "total";
  '_pricedAt'?: "pricedAt";
  '_priceValidUntil'?: "priceValidUntil";
}

/**
 * Manages a store's promotions, for operators.
 */
export interface CartAdminServiceClient extends grpc.Client {
  /**
   * Creates a promotion. FAILED_PRECONDITION (promotion_exists) if the code is in use.
   */
  CreatePromotion(argument: CreatePromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  CreatePromotion(argument: CreatePromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  CreatePromotion(argument: CreatePromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  CreatePromotion(argument: CreatePromotionRequest, callback: grpc.requestCallback<CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a promotion. FAILED_PRECONDITION (promotion_exists) if the code is in use.
   */
  createPromotion(argument: CreatePromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  createPromotion(argument: CreatePromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  createPromotion(argument: CreatePromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  createPromotion(argument: CreatePromotionRequest, callback: grpc.requestCallback<CreatePromotionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Ends a promotion now.
   */
  EndPromotion(argument: EndPromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  EndPromotion(argument: EndPromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  EndPromotion(argument: EndPromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  EndPromotion(argument: EndPromotionRequest, callback: grpc.requestCallback<EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Ends a promotion now.
   */
  endPromotion(argument: EndPromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  endPromotion(argument: EndPromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  endPromotion(argument: EndPromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  endPromotion(argument: EndPromotionRequest, callback: grpc.requestCallback<EndPromotionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists promotions, newest first, including ended ones.
   */
  ListPromotions(argument: ListPromotionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  ListPromotions(argument: ListPromotionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  ListPromotions(argument: ListPromotionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  ListPromotions(argument: ListPromotionsRequest, callback: grpc.requestCallback<ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists promotions, newest first, including ended ones.
   */
  listPromotions(argument: ListPromotionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  listPromotions(argument: ListPromotionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  listPromotions(argument: ListPromotionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  listPromotions(argument: ListPromotionsRequest, callback: grpc.requestCallback<ListPromotionsResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages a store's promotions, for operators.
 */
export interface CartAdminServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Creates a promotion. FAILED_PRECONDITION (promotion_exists) if the code is in use.
   */
  CreatePromotion: grpc.handleUnaryCall<CreatePromotionRequest__Output, CreatePromotionResponse>;
  
  /**
   * Ends a promotion now.
   */
  EndPromotion: grpc.handleUnaryCall<EndPromotionRequest__Output, EndPromotionResponse>;
  
  /**
   * Lists promotions, newest first, including ended ones.
   */
  ListPromotions: grpc.handleUnaryCall<ListPromotionsRequest__Output, ListPromotionsResponse>;
  
}

export interface CartAdminServiceDefinition extends grpc.ServiceDefinition {
  CreatePromotion: MethodDefinition<CreatePromotionRequest, CreatePromotionResponse, CreatePromotionRequest__Output, CreatePromotionResponse__Output>
  EndPromotion: MethodDefinition<EndPromotionRequest, EndPromotionResponse, EndPromotionRequest__Output, EndPromotionResponse__Output>
  ListPromotions: MethodDefinition<ListPromotionsRequest, ListPromotionsResponse, ListPromotionsRequest__Output, ListPromotionsResponse__Output>
}

/**
 * One SKU in a cart. Amounts are unset until the cart is priced, and afterwards if the SKU has no price for the customer.
 */
export interface CartLine {
  'id'?: (string);
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  /**
   * The unit that the shopper ordered in; order_quantity is in this unit.
   */
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice'?: (string);
  'listUnitPrice'?: (string);
  'priceSource'?: (storefront_common_v1.PriceSource);
  'lineSubtotal'?: (string);
  'discountAmount'?: (string);
  'effectiveGctRate'?: (string);
  'gctAmount'?: (string);
  'lineTotal'?: (string);
  'availability'?: (storefront_common_v1.Availability);
  /**
   * In the order in which the promotions apply; their sum is discount_amount.
   */
  'discounts'?: (storefront_common_v1.LineDiscount)[];
  /**
   * The number of decimal places that a quantity in base units may have.
   */
  'quantityDecimals'?: (number);
  /**
   * unit_price times the base quantity of order_uom, rounded; unset without order_uom or unit_price.
   */
  'orderUnitPrice'?: (string);
  /**
   * The cover of the product; unset without one, for a product that is not sold, and in a cart for checkout.
   */
  'image'?: (storefront_catalog_v1.MediaRef | null);
  /**
   * Set in a cart for checkout, for ReserveLine.selling_terms.
   */
  'sellingTerms'?: (string);
  '_description'?: "description";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_unitPrice'?: "unitPrice";
  '_listUnitPrice'?: "listUnitPrice";
  '_priceSource'?: "priceSource";
  '_lineSubtotal'?: "lineSubtotal";
  '_discountAmount'?: "discountAmount";
  '_effectiveGctRate'?: "effectiveGctRate";
  '_gctAmount'?: "gctAmount";
  '_lineTotal'?: "lineTotal";
  '_availability'?: "availability";
  '_quantityDecimals'?: "quantityDecimals";
  '_orderUnitPrice'?: "orderUnitPrice";
  '_sellingTerms'?: "sellingTerms";
}

/**
 * One SKU in a cart. Amounts are unset until the cart is priced, and afterwards if the SKU has no price for the customer.
 */
export interface CartLine__Output {
  'id': (string);
  'sku': (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'baseUom': (string);
  /**
   * The unit that the shopper ordered in; order_quantity is in this unit.
   */
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'unitPrice'?: (string);
  'listUnitPrice'?: (string);
  'priceSource'?: (storefront_common_v1.PriceSource__Output);
  'lineSubtotal'?: (string);
  'discountAmount'?: (string);
  'effectiveGctRate'?: (string);
  'gctAmount'?: (string);
  'lineTotal'?: (string);
  'availability'?: (storefront_common_v1.Availability__Output);
  /**
   * In the order in which the promotions apply; their sum is discount_amount.
   */
  'discounts': (storefront_common_v1.LineDiscount__Output)[];
  /**
   * The number of decimal places that a quantity in base units may have.
   */
  'quantityDecimals'?: (number);
  /**
   * unit_price times the base quantity of order_uom, rounded; unset without order_uom or unit_price.
   */
  'orderUnitPrice'?: (string);
  /**
   * The cover of the product; unset without one, for a product that is not sold, and in a cart for checkout.
   */
  'image': (storefront_catalog_v1.MediaRef__Output | null);
  /**
   * Set in a cart for checkout, for ReserveLine.selling_terms.
   */
  'sellingTerms'?: (string);
  '_description'?: "description";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_unitPrice'?: "unitPrice";
  '_listUnitPrice'?: "listUnitPrice";
  '_priceSource'?: "priceSource";
  '_lineSubtotal'?: "lineSubtotal";
  '_discountAmount'?: "discountAmount";
  '_effectiveGctRate'?: "effectiveGctRate";
  '_gctAmount'?: "gctAmount";
  '_lineTotal'?: "lineTotal";
  '_availability'?: "availability";
  '_quantityDecimals'?: "quantityDecimals";
  '_orderUnitPrice'?: "orderUnitPrice";
  '_sellingTerms'?: "sellingTerms";
}

/**
 * A promotion code on a cart.
 */
export interface CartPromotion {
  'code'?: (string);
  /**
   * APPLIED, NOT_ELIGIBLE, or EXPIRED.
   */
  'status'?: (string);
  'description'?: (string);
  'discountAmount'?: (string);
  /**
   * promo_expired, promo_not_eligible, promo_limit_reached, or promo_not_combinable; unset if the promotion applies.
   */
  'reason'?: (string);
  '_discountAmount'?: "discountAmount";
  '_reason'?: "reason";
}

/**
 * A promotion code on a cart.
 */
export interface CartPromotion__Output {
  'code': (string);
  /**
   * APPLIED, NOT_ELIGIBLE, or EXPIRED.
   */
  'status': (string);
  'description': (string);
  'discountAmount'?: (string);
  /**
   * promo_expired, promo_not_eligible, promo_limit_reached, or promo_not_combinable; unset if the promotion applies.
   */
  'reason'?: (string);
  '_discountAmount'?: "discountAmount";
  '_reason'?: "reason";
}

/**
 * A cart in a list.
 */
export interface CartRow {
  'id'?: (string);
  'status'?: (Cart_Status);
  'version'?: (number);
  'currency'?: (string);
  'lineCount'?: (number);
  /**
   * Unset while the cart has no valid amounts.
   */
  'total'?: (string);
  'createdAt'?: (string);
  'updatedAt'?: (string);
  'expiresAt'?: (string);
  '_total'?: "total";
}

/**
 * A cart in a list.
 */
export interface CartRow__Output {
  'id': (string);
  'status': (Cart_Status__Output);
  'version': (number);
  'currency': (string);
  'lineCount': (number);
  /**
   * Unset while the cart has no valid amounts.
   */
  'total'?: (string);
  'createdAt': (string);
  'updatedAt': (string);
  'expiresAt': (string);
  '_total'?: "total";
}

/**
 * Manages the calling customer's carts. A change fails with FAILED_PRECONDITION if the cart is ordered (cart_already_ordered), expired
 * (cart_expired), or in checkout (cart_checkout_in_progress). With as_json, a response has cart_json, the cart as public JSON in UTF-8, and in errors the sections
 * that the catalog could not provide, instead of cart.
 */
export interface CartServiceClient extends grpc.Client {
  /**
   * Adds a SKU to the cart, or increases the quantity of the line that already has it. A cart has at most 500 lines (cart_line_limit).
   */
  AddLine(argument: AddLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddLineResponse__Output>): grpc.ClientUnaryCall;
  AddLine(argument: AddLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddLineResponse__Output>): grpc.ClientUnaryCall;
  AddLine(argument: AddLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddLineResponse__Output>): grpc.ClientUnaryCall;
  AddLine(argument: AddLineRequest, callback: grpc.requestCallback<AddLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds a SKU to the cart, or increases the quantity of the line that already has it. A cart has at most 500 lines (cart_line_limit).
   */
  addLine(argument: AddLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddLineResponse__Output>): grpc.ClientUnaryCall;
  addLine(argument: AddLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddLineResponse__Output>): grpc.ClientUnaryCall;
  addLine(argument: AddLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddLineResponse__Output>): grpc.ClientUnaryCall;
  addLine(argument: AddLineRequest, callback: grpc.requestCallback<AddLineResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds lines in their order, each as AddLine would, in one write. rejected lists those that AddLine would refuse.
   */
  AddLines(argument: AddLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddLinesResponse__Output>): grpc.ClientUnaryCall;
  AddLines(argument: AddLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddLinesResponse__Output>): grpc.ClientUnaryCall;
  AddLines(argument: AddLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddLinesResponse__Output>): grpc.ClientUnaryCall;
  AddLines(argument: AddLinesRequest, callback: grpc.requestCallback<AddLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds lines in their order, each as AddLine would, in one write. rejected lists those that AddLine would refuse.
   */
  addLines(argument: AddLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddLinesResponse__Output>): grpc.ClientUnaryCall;
  addLines(argument: AddLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddLinesResponse__Output>): grpc.ClientUnaryCall;
  addLines(argument: AddLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddLinesResponse__Output>): grpc.ClientUnaryCall;
  addLines(argument: AddLinesRequest, callback: grpc.requestCallback<AddLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Like AddLines. Beyond 500 lines, a line is rejected as list_line_limit.
   */
  AddListLines(argument: AddListLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  AddListLines(argument: AddListLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  AddListLines(argument: AddListLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  AddListLines(argument: AddListLinesRequest, callback: grpc.requestCallback<AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Like AddLines. Beyond 500 lines, a line is rejected as list_line_limit.
   */
  addListLines(argument: AddListLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  addListLines(argument: AddListLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  addListLines(argument: AddListLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  addListLines(argument: AddListLinesRequest, callback: grpc.requestCallback<AddListLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Adds the lines of a list to a cart, or to a new one. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  AddListToCart(argument: AddListToCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  AddListToCart(argument: AddListToCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  AddListToCart(argument: AddListToCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  AddListToCart(argument: AddListToCartRequest, callback: grpc.requestCallback<AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Adds the lines of a list to a cart, or to a new one. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  addListToCart(argument: AddListToCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  addListToCart(argument: AddListToCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  addListToCart(argument: AddListToCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  addListToCart(argument: AddListToCartRequest, callback: grpc.requestCallback<AddListToCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Applies a promotion code. INVALID_ARGUMENT with a promo_* reason if the code is unknown or the cart does not qualify.
   */
  ApplyPromotion(argument: ApplyPromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  ApplyPromotion(argument: ApplyPromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  ApplyPromotion(argument: ApplyPromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  ApplyPromotion(argument: ApplyPromotionRequest, callback: grpc.requestCallback<ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Applies a promotion code. INVALID_ARGUMENT with a promo_* reason if the code is unknown or the cart does not qualify.
   */
  applyPromotion(argument: ApplyPromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  applyPromotion(argument: ApplyPromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  applyPromotion(argument: ApplyPromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  applyPromotion(argument: ApplyPromotionRequest, callback: grpc.requestCallback<ApplyPromotionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Marks the cart ORDERED. Idempotent. FAILED_PRECONDITION (checkout_superseded) if another checkout has frozen the cart.
   */
  CloseCart(argument: CloseCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CloseCartResponse__Output>): grpc.ClientUnaryCall;
  CloseCart(argument: CloseCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CloseCartResponse__Output>): grpc.ClientUnaryCall;
  CloseCart(argument: CloseCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CloseCartResponse__Output>): grpc.ClientUnaryCall;
  CloseCart(argument: CloseCartRequest, callback: grpc.requestCallback<CloseCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Marks the cart ORDERED. Idempotent. FAILED_PRECONDITION (checkout_superseded) if another checkout has frozen the cart.
   */
  closeCart(argument: CloseCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CloseCartResponse__Output>): grpc.ClientUnaryCall;
  closeCart(argument: CloseCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CloseCartResponse__Output>): grpc.ClientUnaryCall;
  closeCart(argument: CloseCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CloseCartResponse__Output>): grpc.ClientUnaryCall;
  closeCart(argument: CloseCartRequest, callback: grpc.requestCallback<CloseCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates an empty cart in the store's currency.
   */
  CreateCart(argument: CreateCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCartResponse__Output>): grpc.ClientUnaryCall;
  CreateCart(argument: CreateCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateCartResponse__Output>): grpc.ClientUnaryCall;
  CreateCart(argument: CreateCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCartResponse__Output>): grpc.ClientUnaryCall;
  CreateCart(argument: CreateCartRequest, callback: grpc.requestCallback<CreateCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates an empty cart in the store's currency.
   */
  createCart(argument: CreateCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCartResponse__Output>): grpc.ClientUnaryCall;
  createCart(argument: CreateCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateCartResponse__Output>): grpc.ClientUnaryCall;
  createCart(argument: CreateCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCartResponse__Output>): grpc.ClientUnaryCall;
  createCart(argument: CreateCartRequest, callback: grpc.requestCallback<CreateCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates a cart with lines, as CreateCart and AddLines. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  CreateCartWithLines(argument: CreateCartWithLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  CreateCartWithLines(argument: CreateCartWithLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  CreateCartWithLines(argument: CreateCartWithLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  CreateCartWithLines(argument: CreateCartWithLinesRequest, callback: grpc.requestCallback<CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates a cart with lines, as CreateCart and AddLines. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  createCartWithLines(argument: CreateCartWithLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  createCartWithLines(argument: CreateCartWithLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  createCartWithLines(argument: CreateCartWithLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  createCartWithLines(argument: CreateCartWithLinesRequest, callback: grpc.requestCallback<CreateCartWithLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Creates an empty list. FAILED_PRECONDITION: list_name_taken, list_limit.
   */
  CreateList(argument: CreateListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateListResponse__Output>): grpc.ClientUnaryCall;
  CreateList(argument: CreateListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateListResponse__Output>): grpc.ClientUnaryCall;
  CreateList(argument: CreateListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateListResponse__Output>): grpc.ClientUnaryCall;
  CreateList(argument: CreateListRequest, callback: grpc.requestCallback<CreateListResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Creates an empty list. FAILED_PRECONDITION: list_name_taken, list_limit.
   */
  createList(argument: CreateListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<CreateListResponse__Output>): grpc.ClientUnaryCall;
  createList(argument: CreateListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<CreateListResponse__Output>): grpc.ClientUnaryCall;
  createList(argument: CreateListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<CreateListResponse__Output>): grpc.ClientUnaryCall;
  createList(argument: CreateListRequest, callback: grpc.requestCallback<CreateListResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes a list with its lines.
   */
  DeleteList(argument: DeleteListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteListResponse__Output>): grpc.ClientUnaryCall;
  DeleteList(argument: DeleteListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeleteListResponse__Output>): grpc.ClientUnaryCall;
  DeleteList(argument: DeleteListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteListResponse__Output>): grpc.ClientUnaryCall;
  DeleteList(argument: DeleteListRequest, callback: grpc.requestCallback<DeleteListResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes a list with its lines.
   */
  deleteList(argument: DeleteListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteListResponse__Output>): grpc.ClientUnaryCall;
  deleteList(argument: DeleteListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<DeleteListResponse__Output>): grpc.ClientUnaryCall;
  deleteList(argument: DeleteListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<DeleteListResponse__Output>): grpc.ClientUnaryCall;
  deleteList(argument: DeleteListRequest, callback: grpc.requestCallback<DeleteListResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Deletes the open carts and the saved lists of the calling customer, who has closed the account. Idempotent. UNAVAILABLE while a checkout has frozen a cart.
   */
  EraseCustomer(argument: EraseCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  EraseCustomer(argument: EraseCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  EraseCustomer(argument: EraseCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  EraseCustomer(argument: EraseCustomerRequest, callback: grpc.requestCallback<EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Deletes the open carts and the saved lists of the calling customer, who has closed the account. Idempotent. UNAVAILABLE while a checkout has frozen a cart.
   */
  eraseCustomer(argument: EraseCustomerRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  eraseCustomer(argument: EraseCustomerRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  eraseCustomer(argument: EraseCustomerRequest, options: grpc.CallOptions, callback: grpc.requestCallback<EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  eraseCustomer(argument: EraseCustomerRequest, callback: grpc.requestCallback<EraseCustomerResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Starts a checkout: checks that the priced amounts are still valid and blocks changes on behalf of checkout_id. Idempotent.
   * FAILED_PRECONDITION: checkout_in_progress, cart_empty, checkout_cancelled, price_unavailable (a line has no price for the customer).
   */
  FreezeCart(argument: FreezeCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  FreezeCart(argument: FreezeCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  FreezeCart(argument: FreezeCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  FreezeCart(argument: FreezeCartRequest, callback: grpc.requestCallback<FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Starts a checkout: checks that the priced amounts are still valid and blocks changes on behalf of checkout_id. Idempotent.
   * FAILED_PRECONDITION: checkout_in_progress, cart_empty, checkout_cancelled, price_unavailable (a line has no price for the customer).
   */
  freezeCart(argument: FreezeCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  freezeCart(argument: FreezeCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  freezeCart(argument: FreezeCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  freezeCart(argument: FreezeCartRequest, callback: grpc.requestCallback<FreezeCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns the cart; descriptions and availability come from the catalog and can be missing.
   */
  GetCart(argument: GetCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCartResponse__Output>): grpc.ClientUnaryCall;
  GetCart(argument: GetCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCartResponse__Output>): grpc.ClientUnaryCall;
  GetCart(argument: GetCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCartResponse__Output>): grpc.ClientUnaryCall;
  GetCart(argument: GetCartRequest, callback: grpc.requestCallback<GetCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns the cart; descriptions and availability come from the catalog and can be missing.
   */
  getCart(argument: GetCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetCartResponse__Output>): grpc.ClientUnaryCall;
  getCart(argument: GetCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetCartResponse__Output>): grpc.ClientUnaryCall;
  getCart(argument: GetCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetCartResponse__Output>): grpc.ClientUnaryCall;
  getCart(argument: GetCartRequest, callback: grpc.requestCallback<GetCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Returns a list; descriptions, prices, availability, and images come from the catalog and can be missing.
   */
  GetList(argument: GetListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetListResponse__Output>): grpc.ClientUnaryCall;
  GetList(argument: GetListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetListResponse__Output>): grpc.ClientUnaryCall;
  GetList(argument: GetListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetListResponse__Output>): grpc.ClientUnaryCall;
  GetList(argument: GetListRequest, callback: grpc.requestCallback<GetListResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Returns a list; descriptions, prices, availability, and images come from the catalog and can be missing.
   */
  getList(argument: GetListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<GetListResponse__Output>): grpc.ClientUnaryCall;
  getList(argument: GetListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<GetListResponse__Output>): grpc.ClientUnaryCall;
  getList(argument: GetListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<GetListResponse__Output>): grpc.ClientUnaryCall;
  getList(argument: GetListRequest, callback: grpc.requestCallback<GetListResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the customer's carts, newest change first.
   */
  ListCarts(argument: ListCartsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCartsResponse__Output>): grpc.ClientUnaryCall;
  ListCarts(argument: ListCartsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCartsResponse__Output>): grpc.ClientUnaryCall;
  ListCarts(argument: ListCartsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCartsResponse__Output>): grpc.ClientUnaryCall;
  ListCarts(argument: ListCartsRequest, callback: grpc.requestCallback<ListCartsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the customer's carts, newest change first.
   */
  listCarts(argument: ListCartsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListCartsResponse__Output>): grpc.ClientUnaryCall;
  listCarts(argument: ListCartsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListCartsResponse__Output>): grpc.ClientUnaryCall;
  listCarts(argument: ListCartsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListCartsResponse__Output>): grpc.ClientUnaryCall;
  listCarts(argument: ListCartsRequest, callback: grpc.requestCallback<ListCartsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Lists the customer's lists, newest change first.
   */
  ListLists(argument: ListListsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListListsResponse__Output>): grpc.ClientUnaryCall;
  ListLists(argument: ListListsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListListsResponse__Output>): grpc.ClientUnaryCall;
  ListLists(argument: ListListsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListListsResponse__Output>): grpc.ClientUnaryCall;
  ListLists(argument: ListListsRequest, callback: grpc.requestCallback<ListListsResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Lists the customer's lists, newest change first.
   */
  listLists(argument: ListListsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ListListsResponse__Output>): grpc.ClientUnaryCall;
  listLists(argument: ListListsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ListListsResponse__Output>): grpc.ClientUnaryCall;
  listLists(argument: ListListsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ListListsResponse__Output>): grpc.ClientUnaryCall;
  listLists(argument: ListListsRequest, callback: grpc.requestCallback<ListListsResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Prices every line with one batched call to the catalog. The amounts are valid for 15 minutes.
   */
  PriceCart(argument: PriceCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PriceCartResponse__Output>): grpc.ClientUnaryCall;
  PriceCart(argument: PriceCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PriceCartResponse__Output>): grpc.ClientUnaryCall;
  PriceCart(argument: PriceCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PriceCartResponse__Output>): grpc.ClientUnaryCall;
  PriceCart(argument: PriceCartRequest, callback: grpc.requestCallback<PriceCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Prices every line with one batched call to the catalog. The amounts are valid for 15 minutes.
   */
  priceCart(argument: PriceCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<PriceCartResponse__Output>): grpc.ClientUnaryCall;
  priceCart(argument: PriceCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<PriceCartResponse__Output>): grpc.ClientUnaryCall;
  priceCart(argument: PriceCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<PriceCartResponse__Output>): grpc.ClientUnaryCall;
  priceCart(argument: PriceCartRequest, callback: grpc.requestCallback<PriceCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a line from the cart.
   */
  RemoveLine(argument: RemoveLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveLine(argument: RemoveLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveLine(argument: RemoveLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveLine(argument: RemoveLineRequest, callback: grpc.requestCallback<RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a line from the cart.
   */
  removeLine(argument: RemoveLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  removeLine(argument: RemoveLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  removeLine(argument: RemoveLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  removeLine(argument: RemoveLineRequest, callback: grpc.requestCallback<RemoveLineResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Like RemoveLine.
   */
  RemoveListLine(argument: RemoveListLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveListLine(argument: RemoveListLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveListLine(argument: RemoveListLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  RemoveListLine(argument: RemoveListLineRequest, callback: grpc.requestCallback<RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Like RemoveLine.
   */
  removeListLine(argument: RemoveListLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  removeListLine(argument: RemoveListLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  removeListLine(argument: RemoveListLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  removeListLine(argument: RemoveListLineRequest, callback: grpc.requestCallback<RemoveListLineResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Removes a promotion code from the cart.
   */
  RemovePromotion(argument: RemovePromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  RemovePromotion(argument: RemovePromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  RemovePromotion(argument: RemovePromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  RemovePromotion(argument: RemovePromotionRequest, callback: grpc.requestCallback<RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Removes a promotion code from the cart.
   */
  removePromotion(argument: RemovePromotionRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  removePromotion(argument: RemovePromotionRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  removePromotion(argument: RemovePromotionRequest, options: grpc.CallOptions, callback: grpc.requestCallback<RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  removePromotion(argument: RemovePromotionRequest, callback: grpc.requestCallback<RemovePromotionResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Replaces all lines, or none. Lines of the same SKU and unit keep their IDs and their positions; new lines follow in the order of the request.
   */
  ReplaceLines(argument: ReplaceLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceLines(argument: ReplaceLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceLines(argument: ReplaceLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceLines(argument: ReplaceLinesRequest, callback: grpc.requestCallback<ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Replaces all lines, or none. Lines of the same SKU and unit keep their IDs and their positions; new lines follow in the order of the request.
   */
  replaceLines(argument: ReplaceLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceLines(argument: ReplaceLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceLines(argument: ReplaceLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceLines(argument: ReplaceLinesRequest, callback: grpc.requestCallback<ReplaceLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Like ReplaceLines.
   */
  ReplaceListLines(argument: ReplaceListLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceListLines(argument: ReplaceListLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceListLines(argument: ReplaceListLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  ReplaceListLines(argument: ReplaceListLinesRequest, callback: grpc.requestCallback<ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Like ReplaceLines.
   */
  replaceListLines(argument: ReplaceListLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceListLines(argument: ReplaceListLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceListLines(argument: ReplaceListLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  replaceListLines(argument: ReplaceListLinesRequest, callback: grpc.requestCallback<ReplaceListLinesResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Releases a frozen cart. Idempotent; records the release, so that a late FreezeCart for the same checkout is refused.
   */
  UnfreezeCart(argument: UnfreezeCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  UnfreezeCart(argument: UnfreezeCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  UnfreezeCart(argument: UnfreezeCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  UnfreezeCart(argument: UnfreezeCartRequest, callback: grpc.requestCallback<UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Releases a frozen cart. Idempotent; records the release, so that a late FreezeCart for the same checkout is refused.
   */
  unfreezeCart(argument: UnfreezeCartRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  unfreezeCart(argument: UnfreezeCartRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  unfreezeCart(argument: UnfreezeCartRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  unfreezeCart(argument: UnfreezeCartRequest, callback: grpc.requestCallback<UnfreezeCartResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Sets the quantity or order unit of a line.
   */
  UpdateLine(argument: UpdateLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateLine(argument: UpdateLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateLine(argument: UpdateLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateLine(argument: UpdateLineRequest, callback: grpc.requestCallback<UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Sets the quantity or order unit of a line.
   */
  updateLine(argument: UpdateLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  updateLine(argument: UpdateLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  updateLine(argument: UpdateLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  updateLine(argument: UpdateLineRequest, callback: grpc.requestCallback<UpdateLineResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Renames a list. FAILED_PRECONDITION: list_name_taken, version_mismatch.
   */
  UpdateList(argument: UpdateListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateListResponse__Output>): grpc.ClientUnaryCall;
  UpdateList(argument: UpdateListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateListResponse__Output>): grpc.ClientUnaryCall;
  UpdateList(argument: UpdateListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateListResponse__Output>): grpc.ClientUnaryCall;
  UpdateList(argument: UpdateListRequest, callback: grpc.requestCallback<UpdateListResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Renames a list. FAILED_PRECONDITION: list_name_taken, version_mismatch.
   */
  updateList(argument: UpdateListRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateListResponse__Output>): grpc.ClientUnaryCall;
  updateList(argument: UpdateListRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateListResponse__Output>): grpc.ClientUnaryCall;
  updateList(argument: UpdateListRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateListResponse__Output>): grpc.ClientUnaryCall;
  updateList(argument: UpdateListRequest, callback: grpc.requestCallback<UpdateListResponse__Output>): grpc.ClientUnaryCall;
  
  /**
   * Like UpdateLine.
   */
  UpdateListLine(argument: UpdateListLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateListLine(argument: UpdateListLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateListLine(argument: UpdateListLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  UpdateListLine(argument: UpdateListLineRequest, callback: grpc.requestCallback<UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  /**
   * Like UpdateLine.
   */
  updateListLine(argument: UpdateListLineRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  updateListLine(argument: UpdateListLineRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  updateListLine(argument: UpdateListLineRequest, options: grpc.CallOptions, callback: grpc.requestCallback<UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  updateListLine(argument: UpdateListLineRequest, callback: grpc.requestCallback<UpdateListLineResponse__Output>): grpc.ClientUnaryCall;
  
}

/**
 * Manages the calling customer's carts. A change fails with FAILED_PRECONDITION if the cart is ordered (cart_already_ordered), expired
 * (cart_expired), or in checkout (cart_checkout_in_progress). With as_json, a response has cart_json, the cart as public JSON in UTF-8, and in errors the sections
 * that the catalog could not provide, instead of cart.
 */
export interface CartServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Adds a SKU to the cart, or increases the quantity of the line that already has it. A cart has at most 500 lines (cart_line_limit).
   */
  AddLine: grpc.handleUnaryCall<AddLineRequest__Output, AddLineResponse>;
  
  /**
   * Adds lines in their order, each as AddLine would, in one write. rejected lists those that AddLine would refuse.
   */
  AddLines: grpc.handleUnaryCall<AddLinesRequest__Output, AddLinesResponse>;
  
  /**
   * Like AddLines. Beyond 500 lines, a line is rejected as list_line_limit.
   */
  AddListLines: grpc.handleUnaryCall<AddListLinesRequest__Output, AddListLinesResponse>;
  
  /**
   * Adds the lines of a list to a cart, or to a new one. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  AddListToCart: grpc.handleUnaryCall<AddListToCartRequest__Output, AddListToCartResponse>;
  
  /**
   * Applies a promotion code. INVALID_ARGUMENT with a promo_* reason if the code is unknown or the cart does not qualify.
   */
  ApplyPromotion: grpc.handleUnaryCall<ApplyPromotionRequest__Output, ApplyPromotionResponse>;
  
  /**
   * Marks the cart ORDERED. Idempotent. FAILED_PRECONDITION (checkout_superseded) if another checkout has frozen the cart.
   */
  CloseCart: grpc.handleUnaryCall<CloseCartRequest__Output, CloseCartResponse>;
  
  /**
   * Creates an empty cart in the store's currency.
   */
  CreateCart: grpc.handleUnaryCall<CreateCartRequest__Output, CreateCartResponse>;
  
  /**
   * Creates a cart with lines, as CreateCart and AddLines. FAILED_PRECONDITION (nothing_orderable) if all of them are rejected.
   */
  CreateCartWithLines: grpc.handleUnaryCall<CreateCartWithLinesRequest__Output, CreateCartWithLinesResponse>;
  
  /**
   * Creates an empty list. FAILED_PRECONDITION: list_name_taken, list_limit.
   */
  CreateList: grpc.handleUnaryCall<CreateListRequest__Output, CreateListResponse>;
  
  /**
   * Deletes a list with its lines.
   */
  DeleteList: grpc.handleUnaryCall<DeleteListRequest__Output, DeleteListResponse>;
  
  /**
   * Deletes the open carts and the saved lists of the calling customer, who has closed the account. Idempotent. UNAVAILABLE while a checkout has frozen a cart.
   */
  EraseCustomer: grpc.handleUnaryCall<EraseCustomerRequest__Output, EraseCustomerResponse>;
  
  /**
   * Starts a checkout: checks that the priced amounts are still valid and blocks changes on behalf of checkout_id. Idempotent.
   * FAILED_PRECONDITION: checkout_in_progress, cart_empty, checkout_cancelled, price_unavailable (a line has no price for the customer).
   */
  FreezeCart: grpc.handleUnaryCall<FreezeCartRequest__Output, FreezeCartResponse>;
  
  /**
   * Returns the cart; descriptions and availability come from the catalog and can be missing.
   */
  GetCart: grpc.handleUnaryCall<GetCartRequest__Output, GetCartResponse>;
  
  /**
   * Returns a list; descriptions, prices, availability, and images come from the catalog and can be missing.
   */
  GetList: grpc.handleUnaryCall<GetListRequest__Output, GetListResponse>;
  
  /**
   * Lists the customer's carts, newest change first.
   */
  ListCarts: grpc.handleUnaryCall<ListCartsRequest__Output, ListCartsResponse>;
  
  /**
   * Lists the customer's lists, newest change first.
   */
  ListLists: grpc.handleUnaryCall<ListListsRequest__Output, ListListsResponse>;
  
  /**
   * Prices every line with one batched call to the catalog. The amounts are valid for 15 minutes.
   */
  PriceCart: grpc.handleUnaryCall<PriceCartRequest__Output, PriceCartResponse>;
  
  /**
   * Removes a line from the cart.
   */
  RemoveLine: grpc.handleUnaryCall<RemoveLineRequest__Output, RemoveLineResponse>;
  
  /**
   * Like RemoveLine.
   */
  RemoveListLine: grpc.handleUnaryCall<RemoveListLineRequest__Output, RemoveListLineResponse>;
  
  /**
   * Removes a promotion code from the cart.
   */
  RemovePromotion: grpc.handleUnaryCall<RemovePromotionRequest__Output, RemovePromotionResponse>;
  
  /**
   * Replaces all lines, or none. Lines of the same SKU and unit keep their IDs and their positions; new lines follow in the order of the request.
   */
  ReplaceLines: grpc.handleUnaryCall<ReplaceLinesRequest__Output, ReplaceLinesResponse>;
  
  /**
   * Like ReplaceLines.
   */
  ReplaceListLines: grpc.handleUnaryCall<ReplaceListLinesRequest__Output, ReplaceListLinesResponse>;
  
  /**
   * Releases a frozen cart. Idempotent; records the release, so that a late FreezeCart for the same checkout is refused.
   */
  UnfreezeCart: grpc.handleUnaryCall<UnfreezeCartRequest__Output, UnfreezeCartResponse>;
  
  /**
   * Sets the quantity or order unit of a line.
   */
  UpdateLine: grpc.handleUnaryCall<UpdateLineRequest__Output, UpdateLineResponse>;
  
  /**
   * Renames a list. FAILED_PRECONDITION: list_name_taken, version_mismatch.
   */
  UpdateList: grpc.handleUnaryCall<UpdateListRequest__Output, UpdateListResponse>;
  
  /**
   * Like UpdateLine.
   */
  UpdateListLine: grpc.handleUnaryCall<UpdateListLineRequest__Output, UpdateListLineResponse>;
  
}

export interface CartServiceDefinition extends grpc.ServiceDefinition {
  AddLine: MethodDefinition<AddLineRequest, AddLineResponse, AddLineRequest__Output, AddLineResponse__Output>
  AddLines: MethodDefinition<AddLinesRequest, AddLinesResponse, AddLinesRequest__Output, AddLinesResponse__Output>
  AddListLines: MethodDefinition<AddListLinesRequest, AddListLinesResponse, AddListLinesRequest__Output, AddListLinesResponse__Output>
  AddListToCart: MethodDefinition<AddListToCartRequest, AddListToCartResponse, AddListToCartRequest__Output, AddListToCartResponse__Output>
  ApplyPromotion: MethodDefinition<ApplyPromotionRequest, ApplyPromotionResponse, ApplyPromotionRequest__Output, ApplyPromotionResponse__Output>
  CloseCart: MethodDefinition<CloseCartRequest, CloseCartResponse, CloseCartRequest__Output, CloseCartResponse__Output>
  CreateCart: MethodDefinition<CreateCartRequest, CreateCartResponse, CreateCartRequest__Output, CreateCartResponse__Output>
  CreateCartWithLines: MethodDefinition<CreateCartWithLinesRequest, CreateCartWithLinesResponse, CreateCartWithLinesRequest__Output, CreateCartWithLinesResponse__Output>
  CreateList: MethodDefinition<CreateListRequest, CreateListResponse, CreateListRequest__Output, CreateListResponse__Output>
  DeleteList: MethodDefinition<DeleteListRequest, DeleteListResponse, DeleteListRequest__Output, DeleteListResponse__Output>
  EraseCustomer: MethodDefinition<EraseCustomerRequest, EraseCustomerResponse, EraseCustomerRequest__Output, EraseCustomerResponse__Output>
  FreezeCart: MethodDefinition<FreezeCartRequest, FreezeCartResponse, FreezeCartRequest__Output, FreezeCartResponse__Output>
  GetCart: MethodDefinition<GetCartRequest, GetCartResponse, GetCartRequest__Output, GetCartResponse__Output>
  GetList: MethodDefinition<GetListRequest, GetListResponse, GetListRequest__Output, GetListResponse__Output>
  ListCarts: MethodDefinition<ListCartsRequest, ListCartsResponse, ListCartsRequest__Output, ListCartsResponse__Output>
  ListLists: MethodDefinition<ListListsRequest, ListListsResponse, ListListsRequest__Output, ListListsResponse__Output>
  PriceCart: MethodDefinition<PriceCartRequest, PriceCartResponse, PriceCartRequest__Output, PriceCartResponse__Output>
  RemoveLine: MethodDefinition<RemoveLineRequest, RemoveLineResponse, RemoveLineRequest__Output, RemoveLineResponse__Output>
  RemoveListLine: MethodDefinition<RemoveListLineRequest, RemoveListLineResponse, RemoveListLineRequest__Output, RemoveListLineResponse__Output>
  RemovePromotion: MethodDefinition<RemovePromotionRequest, RemovePromotionResponse, RemovePromotionRequest__Output, RemovePromotionResponse__Output>
  ReplaceLines: MethodDefinition<ReplaceLinesRequest, ReplaceLinesResponse, ReplaceLinesRequest__Output, ReplaceLinesResponse__Output>
  ReplaceListLines: MethodDefinition<ReplaceListLinesRequest, ReplaceListLinesResponse, ReplaceListLinesRequest__Output, ReplaceListLinesResponse__Output>
  UnfreezeCart: MethodDefinition<UnfreezeCartRequest, UnfreezeCartResponse, UnfreezeCartRequest__Output, UnfreezeCartResponse__Output>
  UpdateLine: MethodDefinition<UpdateLineRequest, UpdateLineResponse, UpdateLineRequest__Output, UpdateLineResponse__Output>
  UpdateList: MethodDefinition<UpdateListRequest, UpdateListResponse, UpdateListRequest__Output, UpdateListResponse__Output>
  UpdateListLine: MethodDefinition<UpdateListLineRequest, UpdateListLineResponse, UpdateListLineRequest__Output, UpdateListLineResponse__Output>
}

/**
 * A condition that the shopper should resolve before checkout.
 */
export interface CartWarning {
  /**
   * sku_unavailable, out_of_stock, quantity_not_allowed, price_unavailable, price_moved, or price_expired.
   */
  'code'?: (string);
  /**
   * Unset if the warning concerns the whole cart.
   */
  'lineId'?: (string);
  'message'?: (string);
  '_lineId'?: "lineId";
}

/**
 * A condition that the shopper should resolve before checkout.
 */
export interface CartWarning__Output {
  /**
   * sku_unavailable, out_of_stock, quantity_not_allowed, price_unavailable, price_moved, or price_expired.
   */
  'code': (string);
  /**
   * Unset if the warning concerns the whole cart.
   */
  'lineId'?: (string);
  'message': (string);
  '_lineId'?: "lineId";
}

export interface CloseCartRequest {
  'cartId'?: (string);
  'checkoutId'?: (string);
  'orderId'?: (string);
}

export interface CloseCartRequest__Output {
  'cartId': (string);
  'checkoutId': (string);
  'orderId': (string);
}

export interface CloseCartResponse {
}

export interface CloseCartResponse__Output {
}

export interface CreateCartRequest {
  'asJson'?: (boolean);
}

export interface CreateCartRequest__Output {
  'asJson': (boolean);
}

export interface CreateCartResponse {
  'cart'?: (Cart | null);
  'replayed'?: (boolean);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
}

export interface CreateCartResponse__Output {
  'cart': (Cart__Output | null);
  'replayed': (boolean);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
}

export interface CreateCartWithLinesRequest {
  /**
   * At most 500.
   */
  'lines'?: (RequestedLine)[];
  'asJson'?: (boolean);
}

export interface CreateCartWithLinesRequest__Output {
  /**
   * At most 500.
   */
  'lines': (RequestedLine__Output)[];
  'asJson': (boolean);
}

export interface CreateCartWithLinesResponse {
  'cart'?: (Cart | null);
  'replayed'?: (boolean);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
  'rejected'?: (RejectedLine)[];
}

export interface CreateCartWithLinesResponse__Output {
  'cart': (Cart__Output | null);
  'replayed': (boolean);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
  'rejected': (RejectedLine__Output)[];
}

export interface CreateListRequest {
  /**
   * 1 to 100 characters.
   */
  'name'?: (string);
}

export interface CreateListRequest__Output {
  /**
   * 1 to 100 characters.
   */
  'name': (string);
}

export interface CreateListResponse {
  'list'?: (SavedList | null);
  'replayed'?: (boolean);
}

export interface CreateListResponse__Output {
  'list': (SavedList__Output | null);
  'replayed': (boolean);
}

export interface CreatePromotionRequest {
  'promotion'?: (Promotion | null);
}

export interface CreatePromotionRequest__Output {
  'promotion': (Promotion__Output | null);
}

export interface CreatePromotionResponse {
  'promotion'?: (Promotion | null);
  /**
   * The SKUs of the promotion that the catalog does not show now, because they are unknown or hidden.
   */
  'unknownSkus'?: (string)[];
}

export interface CreatePromotionResponse__Output {
  'promotion': (Promotion__Output | null);
  /**
   * The SKUs of the promotion that the catalog does not show now, because they are unknown or hidden.
   */
  'unknownSkus': (string)[];
}

export interface DeleteListRequest {
  'listId'?: (string);
}

export interface DeleteListRequest__Output {
  'listId': (string);
}

export interface DeleteListResponse {
}

export interface DeleteListResponse__Output {
}

export interface EndPromotionRequest {
  'code'?: (string);
}

export interface EndPromotionRequest__Output {
  'code': (string);
}

export interface EndPromotionResponse {
  'promotion'?: (ListedPromotion | null);
}

export interface EndPromotionResponse__Output {
  'promotion': (ListedPromotion__Output | null);
}

export interface EraseCustomerRequest {
}

export interface EraseCustomerRequest__Output {
}

export interface EraseCustomerResponse {
}

export interface EraseCustomerResponse__Output {
}

export interface FreezeCartRequest {
  'cartId'?: (string);
  'checkoutId'?: (string);
  /**
   * How long changes are blocked unless the cart is released earlier; 1 to 3600.
   */
  'holdSeconds'?: (number);
  /**
   * Runs every check without freezing the cart, for a checkout preview.
   */
  'dryRun'?: (boolean);
  /**
   * The order has no shipping that costs anything, so promotions with free shipping are not used up. They are then not in the returned cart.
   */
  'withoutShipping'?: (boolean);
}

export interface FreezeCartRequest__Output {
  'cartId': (string);
  'checkoutId': (string);
  /**
   * How long changes are blocked unless the cart is released earlier; 1 to 3600.
   */
  'holdSeconds': (number);
  /**
   * Runs every check without freezing the cart, for a checkout preview.
   */
  'dryRun': (boolean);
  /**
   * The order has no shipping that costs anything, so promotions with free shipping are not used up. They are then not in the returned cart.
   */
  'withoutShipping': (boolean);
}

export interface FreezeCartResponse {
  'cart'?: (Cart | null);
  /**
   * If not empty, nothing is frozen and the shopper must review the new prices.
   */
  'issues'?: (PriceIssue)[];
  /**
   * True if a free-shipping promotion applies.
   */
  'freeShipping'?: (boolean);
  /**
   * The store's rate.
   */
  'gctRate'?: (string);
}

export interface FreezeCartResponse__Output {
  'cart': (Cart__Output | null);
  /**
   * If not empty, nothing is frozen and the shopper must review the new prices.
   */
  'issues': (PriceIssue__Output)[];
  /**
   * True if a free-shipping promotion applies.
   */
  'freeShipping': (boolean);
  /**
   * The store's rate.
   */
  'gctRate': (string);
}

export interface GetCartRequest {
  'cartId'?: (string);
  'asJson'?: (boolean);
}

export interface GetCartRequest__Output {
  'cartId': (string);
  'asJson': (boolean);
}

export interface GetCartResponse {
  'cart'?: (Cart | null);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
}

export interface GetCartResponse__Output {
  'cart': (Cart__Output | null);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
}

export interface GetListRequest {
  'listId'?: (string);
}

export interface GetListRequest__Output {
  'listId': (string);
}

export interface GetListResponse {
  'list'?: (SavedList | null);
}

export interface GetListResponse__Output {
  'list': (SavedList__Output | null);
}

export interface ListCartsRequest {
  /**
   * Carts in any of these states; all if empty.
   */
  'status'?: (Cart_Status)[];
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListCartsRequest__Output {
  /**
   * Carts in any of these states; all if empty.
   */
  'status': (Cart_Status__Output)[];
  'limit': (number);
  'offset': (number);
}

export interface ListCartsResponse {
  'carts'?: (CartRow)[];
  'total'?: (number);
}

export interface ListCartsResponse__Output {
  'carts': (CartRow__Output)[];
  'total': (number);
}

export interface ListListsRequest {
  'limit'?: (number);
  'offset'?: (number);
}

export interface ListListsRequest__Output {
  'limit': (number);
  'offset': (number);
}

export interface ListListsResponse {
  'lists'?: (SavedList)[];
  'total'?: (number);
}

export interface ListListsResponse__Output {
  'lists': (SavedList__Output)[];
  'total': (number);
}

export interface ListPromotionsRequest {
  'keyset'?: (storefront_common_v1.Keyset | null);
}

export interface ListPromotionsRequest__Output {
  'keyset': (storefront_common_v1.Keyset__Output | null);
}

export interface ListPromotionsResponse {
  'promotions'?: (ListedPromotion)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

export interface ListPromotionsResponse__Output {
  'promotions': (ListedPromotion__Output)[];
  /**
   * Set if there is a further page.
   */
  'next'?: (string);
  '_next'?: "next";
}

/**
 * A promotion with its current use.
 */
export interface ListedPromotion {
  'promotion'?: (Promotion | null);
  /**
   * Orders and checkouts in progress that use the promotion. A canceled or expired order gives its use back.
   */
  'useCount'?: (number);
}

/**
 * A promotion with its current use.
 */
export interface ListedPromotion__Output {
  'promotion': (Promotion__Output | null);
  /**
   * Orders and checkouts in progress that use the promotion. A canceled or expired order gives its use back.
   */
  'useCount': (number);
}

export interface PriceCartRequest {
  'cartId'?: (string);
  'asJson'?: (boolean);
}

export interface PriceCartRequest__Output {
  'cartId': (string);
  'asJson': (boolean);
}

export interface PriceCartResponse {
  'cart'?: (Cart | null);
  'replayed'?: (boolean);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
}

export interface PriceCartResponse__Output {
  'cart': (Cart__Output | null);
  'replayed': (boolean);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
}

/**
 * A reason why the cart's amounts can no longer be charged.
 */
export interface PriceIssue {
  /**
   * Unset if the issue concerns the whole cart.
   */
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * not_priced, price_expired, price_moved, sku_unavailable, or quantity_not_allowed.
   */
  'code'?: (string);
  'detail'?: (string);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}

/**
 * A reason why the cart's amounts can no longer be charged.
 */
export interface PriceIssue__Output {
  /**
   * Unset if the issue concerns the whole cart.
   */
  'lineId'?: (string);
  'sku'?: (string);
  /**
   * not_priced, price_expired, price_moved, sku_unavailable, or quantity_not_allowed.
   */
  'code': (string);
  'detail': (string);
  '_lineId'?: "lineId";
  '_sku'?: "sku";
}

/**
 * A discount that a shopper applies by code.
 */
export interface Promotion {
  'code'?: (string);
  /**
   * percent, amount, fixed_price, free_shipping, or buy_x_get_y.
   */
  'kind'?: (string);
  /**
   * A percentage for percent, an amount for amount and fixed_price, and optionally the percentage off the free units for buy_x_get_y.
   */
  'value'?: (string);
  /**
   * Restricts the discount to these SKUs and categories; both empty means every line.
   */
  'skus'?: (string)[];
  /**
   * IDs; CreatePromotion also accepts slugs and paths.
   */
  'categories'?: (string)[];
  'buyQuantity'?: (number);
  'getQuantity'?: (number);
  'minSubtotal'?: (string);
  'startsAt'?: (string);
  'endsAt'?: (string);
  /**
   * The number of orders that can use the promotion; unset means no limit.
   */
  'limitTotal'?: (number);
  'limitPerCustomer'?: (number);
  'priority'?: (number);
  'combinable'?: (boolean);
  'description'?: (string);
  '_value'?: "value";
  '_buyQuantity'?: "buyQuantity";
  '_getQuantity'?: "getQuantity";
  '_minSubtotal'?: "minSubtotal";
  '_startsAt'?: "startsAt";
  '_endsAt'?: "endsAt";
  '_limitTotal'?: "limitTotal";
  '_limitPerCustomer'?: "limitPerCustomer";
}

/**
 * A discount that a shopper applies by code.
 */
export interface Promotion__Output {
  'code': (string);
  /**
   * percent, amount, fixed_price, free_shipping, or buy_x_get_y.
   */
  'kind': (string);
  /**
   * A percentage for percent, an amount for amount and fixed_price, and optionally the percentage off the free units for buy_x_get_y.
   */
  'value'?: (string);
  /**
   * Restricts the discount to these SKUs and categories; both empty means every line.
   */
  'skus': (string)[];
  /**
   * IDs; CreatePromotion also accepts slugs and paths.
   */
  'categories': (string)[];
  'buyQuantity'?: (number);
  'getQuantity'?: (number);
  'minSubtotal'?: (string);
  'startsAt'?: (string);
  'endsAt'?: (string);
  /**
   * The number of orders that can use the promotion; unset means no limit.
   */
  'limitTotal'?: (number);
  'limitPerCustomer'?: (number);
  'priority': (number);
  'combinable': (boolean);
  'description': (string);
  '_value'?: "value";
  '_buyQuantity'?: "buyQuantity";
  '_getQuantity'?: "getQuantity";
  '_minSubtotal'?: "minSubtotal";
  '_startsAt'?: "startsAt";
  '_endsAt'?: "endsAt";
  '_limitTotal'?: "limitTotal";
  '_limitPerCustomer'?: "limitPerCustomer";
}

/**
 * A line that was not added.
 */
export interface RejectedLine {
  /**
   * Its position in the request, from 0.
   */
  'index'?: (number);
  /**
   * The reason of the error that AddLine would return, or its code if it has no reason.
   */
  'code'?: (string);
  'detail'?: (string);
  'sku'?: (string);
}

/**
 * A line that was not added.
 */
export interface RejectedLine__Output {
  /**
   * Its position in the request, from 0.
   */
  'index': (number);
  /**
   * The reason of the error that AddLine would return, or its code if it has no reason.
   */
  'code': (string);
  'detail': (string);
  'sku': (string);
}

export interface RemoveLineRequest {
  'cartId'?: (string);
  'lineId'?: (string);
  'asJson'?: (boolean);
}

export interface RemoveLineRequest__Output {
  'cartId': (string);
  'lineId': (string);
  'asJson': (boolean);
}

export interface RemoveLineResponse {
  'cart'?: (Cart | null);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
}

export interface RemoveLineResponse__Output {
  'cart': (Cart__Output | null);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
}

export interface RemoveListLineRequest {
  'listId'?: (string);
  'lineId'?: (string);
}

export interface RemoveListLineRequest__Output {
  'listId': (string);
  'lineId': (string);
}

export interface RemoveListLineResponse {
  'list'?: (SavedList | null);
}

export interface RemoveListLineResponse__Output {
  'list': (SavedList__Output | null);
}

export interface RemovePromotionRequest {
  'cartId'?: (string);
  'code'?: (string);
  'asJson'?: (boolean);
}

export interface RemovePromotionRequest__Output {
  'cartId': (string);
  'code': (string);
  'asJson': (boolean);
}

export interface RemovePromotionResponse {
  'cart'?: (Cart | null);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
}

export interface RemovePromotionResponse__Output {
  'cart': (Cart__Output | null);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
}

export interface ReplaceLinesRequest {
  'cartId'?: (string);
  /**
   * At most 500.
   */
  'lines'?: (RequestedLine)[];
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson'?: (boolean);
  '_version'?: "version";
}

export interface ReplaceLinesRequest__Output {
  'cartId': (string);
  /**
   * At most 500.
   */
  'lines': (RequestedLine__Output)[];
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson': (boolean);
  '_version'?: "version";
}

export interface ReplaceLinesResponse {
  /**
   * Unset if there are violations.
   */
  'cart'?: (Cart | null);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
  /**
   * The violations of all lines; with any, nothing is replaced. An error in their stead would not fit into the trailers of the response.
   */
  'violations'?: (storefront_common_v1.ErrorDetail)[];
  /**
   * The reason that all violations have in common, if any.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}

export interface ReplaceLinesResponse__Output {
  /**
   * Unset if there are violations.
   */
  'cart': (Cart__Output | null);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
  /**
   * The violations of all lines; with any, nothing is replaced. An error in their stead would not fit into the trailers of the response.
   */
  'violations': (storefront_common_v1.ErrorDetail__Output)[];
  /**
   * The reason that all violations have in common, if any.
   */
  'reason'?: (string);
  '_reason'?: "reason";
}

export interface ReplaceListLinesRequest {
  'listId'?: (string);
  /**
   * At most 500.
   */
  'lines'?: (RequestedLine)[];
  'version'?: (number);
  '_version'?: "version";
}

export interface ReplaceListLinesRequest__Output {
  'listId': (string);
  /**
   * At most 500.
   */
  'lines': (RequestedLine__Output)[];
  'version'?: (number);
  '_version'?: "version";
}

export interface ReplaceListLinesResponse {
  /**
   * Unset if there are violations.
   */
  'list'?: (SavedList | null);
  /**
   * As in ReplaceLinesResponse.
   */
  'violations'?: (storefront_common_v1.ErrorDetail)[];
  'reason'?: (string);
  '_reason'?: "reason";
}

export interface ReplaceListLinesResponse__Output {
  /**
   * Unset if there are violations.
   */
  'list': (SavedList__Output | null);
  /**
   * As in ReplaceLinesResponse.
   */
  'violations': (storefront_common_v1.ErrorDetail__Output)[];
  'reason'?: (string);
  '_reason'?: "reason";
}

/**
 * A line to be added.
 */
export interface RequestedLine {
  'sku'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  /**
   * Set for a line of an earlier order: the base unit of quantity then. The line is rejected if the product has another one.
   */
  'baseUom'?: (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_baseUom'?: "baseUom";
}

/**
 * A line to be added.
 */
export interface RequestedLine__Output {
  'sku': (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  /**
   * Set for a line of an earlier order: the base unit of quantity then. The line is rejected if the product has another one.
   */
  'baseUom'?: (string);
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_baseUom'?: "baseUom";
}

/**
 * A saved list of products, of one customer.
 */
export interface SavedList {
  'id'?: (string);
  'name'?: (string);
  /**
   * Increases with every change.
   */
  'version'?: (number);
  'lineCount'?: (number);
  /**
   * Empty in a list of lists.
   */
  'lines'?: (SavedListLine)[];
  'createdAt'?: (string);
  'updatedAt'?: (string);
  /**
   * The sections that the catalog could not provide: description, unit_price, availability, and image of lines[].
   */
  'errors'?: (storefront_common_v1.SectionError)[];
}

/**
 * A saved list of products, of one customer.
 */
export interface SavedList__Output {
  'id': (string);
  'name': (string);
  /**
   * Increases with every change.
   */
  'version': (number);
  'lineCount': (number);
  /**
   * Empty in a list of lists.
   */
  'lines': (SavedListLine__Output)[];
  'createdAt': (string);
  'updatedAt': (string);
  /**
   * The sections that the catalog could not provide: description, unit_price, availability, and image of lines[].
   */
  'errors': (storefront_common_v1.SectionError__Output)[];
}

/**
 * One SKU in a list, in one unit.
 */
export interface SavedListLine {
  'id'?: (string);
  'sku'?: (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'baseUom'?: (string);
  'orderUom'?: (string);
  /**
   * In order_uom.
   */
  'orderQuantity'?: (string);
  /**
   * The customer's current price of one base unit at the quantity of the SKU in the list; unset if there is none.
   */
  'unitPrice'?: (string);
  'availability'?: (storefront_common_v1.Availability);
  'image'?: (storefront_catalog_v1.MediaRef | null);
  '_description'?: "description";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_unitPrice'?: "unitPrice";
  '_availability'?: "availability";
}

/**
 * One SKU in a list, in one unit.
 */
export interface SavedListLine__Output {
  'id': (string);
  'sku': (string);
  'description'?: (string);
  /**
   * In base units.
   */
  'quantity': (string);
  'baseUom': (string);
  'orderUom'?: (string);
  /**
   * In order_uom.
   */
  'orderQuantity'?: (string);
  /**
   * The customer's current price of one base unit at the quantity of the SKU in the list; unset if there is none.
   */
  'unitPrice'?: (string);
  'availability'?: (storefront_common_v1.Availability__Output);
  'image': (storefront_catalog_v1.MediaRef__Output | null);
  '_description'?: "description";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_unitPrice'?: "unitPrice";
  '_availability'?: "availability";
}

export interface UnfreezeCartRequest {
  'cartId'?: (string);
  'checkoutId'?: (string);
}

export interface UnfreezeCartRequest__Output {
  'cartId': (string);
  'checkoutId': (string);
}

export interface UnfreezeCartResponse {
}

export interface UnfreezeCartResponse__Output {
}

export interface UpdateLineRequest {
  'cartId'?: (string);
  'lineId'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson'?: (boolean);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}

export interface UpdateLineRequest__Output {
  'cartId': (string);
  'lineId': (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  /**
   * If set, FAILED_PRECONDITION (version_mismatch) unless the cart still has this version.
   */
  'version'?: (number);
  'asJson': (boolean);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}

export interface UpdateLineResponse {
  'cart'?: (Cart | null);
  'cartJson'?: (Buffer | Uint8Array | string);
  'errors'?: (storefront_common_v1.SectionError)[];
}

export interface UpdateLineResponse__Output {
  'cart': (Cart__Output | null);
  'cartJson': (Buffer);
  'errors': (storefront_common_v1.SectionError__Output)[];
}

export interface UpdateListLineRequest {
  'listId'?: (string);
  'lineId'?: (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'version'?: (number);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}

export interface UpdateListLineRequest__Output {
  'listId': (string);
  'lineId': (string);
  /**
   * In base units.
   */
  'quantity'?: (string);
  'orderUom'?: (string);
  'orderQuantity'?: (string);
  'version'?: (number);
  '_quantity'?: "quantity";
  '_orderUom'?: "orderUom";
  '_orderQuantity'?: "orderQuantity";
  '_version'?: "version";
}

export interface UpdateListLineResponse {
  'list'?: (SavedList | null);
}

export interface UpdateListLineResponse__Output {
  'list': (SavedList__Output | null);
}

export interface UpdateListRequest {
  'listId'?: (string);
  /**
   * 1 to 100 characters; stays if unset.
   */
  'name'?: (string);
  'version'?: (number);
  '_name'?: "name";
  '_version'?: "version";
}

export interface UpdateListRequest__Output {
  'listId': (string);
  /**
   * 1 to 100 characters; stays if unset.
   */
  'name'?: (string);
  'version'?: (number);
  '_name'?: "name";
  '_version'?: "version";
}

export interface UpdateListResponse {
  'list'?: (SavedList | null);
}

export interface UpdateListResponse__Output {
  'list': (SavedList__Output | null);
}
