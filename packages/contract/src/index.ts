export { BANDS, type Band, isBand } from './bands.ts';
export { characterCount } from './character-count.ts';
export { isCountryCode } from './country-codes.ts';
export { isDnsName } from './dns-name.ts';
export { EMAIL_CHARACTERS_MAX, foldedEmail, isEmail, normalEmail } from './email-address.ts';
export {
  ENDPOINT_EVENT_TYPES,
  type EndpointEventType,
  EVENT_TYPES,
  type EventType,
  isEndpointEventType,
  isEventType,
  isSequenced,
  PUBLISHED_EVENT_TYPES,
  SEQUENCED_EVENT_TYPES,
} from './event-types.ts';
export { isUuid } from './is-uuid.ts';
export {
  ADDRESSES_MAX,
  BATCH_LINES_MAX,
  CART_LINES_MAX,
  LIST_NAME_MAX,
  LISTS_MAX,
  PAGE_LIMIT_DEFAULT,
  PAGE_LIMIT_MAX,
  PAYMENT_SESSION_MINUTES,
  PRODUCT_OFFSET_MAX,
  QUANTITY_DECIMALS_MAX,
  QUANTITY_MAX,
  IDEMPOTENCY_KEY_LENGTH_MAX,
  IDEMPOTENCY_KEY_PATTERN,
} from './limits.ts';
export { AS_TEXT, lineDefaults } from './lines/convert-fields.ts';
export {
  itemOfCells,
  type LineCells,
  pricingOfCells,
  readInvoiceLine,
  readOrderLine,
  samePricing,
  writeInvoiceLine,
  writeItem,
  writeOrderLine,
  writePricing,
} from './lines/gen.ts';
export { LINE_SETS, type Line, type LineFieldIn, type LineJson, type LineRow, type LineSet, type NamedLineField } from './lines/line.ts';
export type { LineDiscount, LineDocument, LineKind } from './lines/line-field.ts';
export { addDays, addMonths, endOfDate, endOfMonth, isDate, localDate, startOfDate, timeZoneOf } from './local-date.ts';
export { isMode, MODES, type Mode } from './modes.ts';
export { findSku, normalSku } from './normal-sku.ts';
export { hasOffset, parseTime, parseTimeIn, TIME_FORM } from './parse-time.ts';
export { isPaymentRail, PAYMENT_RAIL_NAMES, PAYMENT_RAILS, type PaymentRail } from './payment-rails.ts';
export { type PaymentReturn, paymentReturnUrl } from './payment-return.ts';
export { PRICE_SOURCES, type PriceSource } from './price-sources.ts';
export type { PostalAddress } from './postal-address.ts';
export type { CallerScope, CustomerScope, Scope } from './scope.ts';
export { sellingTerms } from './selling-terms.ts';
export { isBlank, isOneLine, isStorable } from './storable-text.ts';
export {
  CONTRACT_PRICES,
  type GctRateChange,
  NO_STORE,
  readStoreSettings,
  SHIPPING_TAXES,
  SIGNUP_POLICIES,
  type StoreSettings,
  TAX_ROUNDINGS,
} from './store-settings.ts';
