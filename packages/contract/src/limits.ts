/** The default page size of a list. */
export const PAGE_LIMIT_DEFAULT = 50;
/** The maximum page size of a list. */
export const PAGE_LIMIT_MAX = 200;
/** The largest offset into a product list. Deeper pages are costly; readers of whole catalogs use the change feed. */
export const PRODUCT_OFFSET_MAX = 10_000;
/** The maximum number of lines in a cart, and therefore in a quote, reservation, or order. */
export const CART_LINES_MAX = 500;
/** The maximum number of lines that are added at once: more than a person types into an order pad. */
export const BATCH_LINES_MAX = 200;
/** The maximum number of saved lists of a customer: few enough to choose from. */
export const LISTS_MAX = 50;
/** The maximum number of characters in the name of a list. */
export const LIST_NAME_MAX = 100;
/** The maximum number of saved addresses of a customer: few enough to return with the customer and to choose from in a list. */
export const ADDRESSES_MAX = 50;
/** The maximum quantity of a cart line, in base units. */
export const QUANTITY_MAX = 1_000_000;
/** The maximum number of decimals in a quantity. */
export const QUANTITY_DECIMALS_MAX = 3;

/** The maximum length of an Idempotency-Key, longer than any common ID format. */
export const IDEMPOTENCY_KEY_LENGTH_MAX = 255;
export const IDEMPOTENCY_KEY_PATTERN = `^[\\x21-\\x7e]{1,${IDEMPOTENCY_KEY_LENGTH_MAX}}$`;

/** How long the payment page stays open: enough to find a card and complete 3-D Secure. */
export const PAYMENT_SESSION_MINUTES = 30;
