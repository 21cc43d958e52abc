/** A released change of the HTTP API or of its events. */
export interface Change {
  /** Never changes, and never names another change. */
  readonly id: string;
  /** The day of its release, as YYYY-MM-DD. */
  readonly date: string;
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed' | 'fixed';
  readonly title: string;
  /** Plain text. */
  readonly body: string;
}

const change = (date: string, kind: Change['kind'], name: string, title: string, body: string): Change => ({
  id: `${date}-${name}`,
  date,
  kind,
  title,
  body,
});

/** Every change, newest first. `/changelog.json` and `/changelog.atom` show them; add a line with each release that changes the API. */
// prettier-ignore
export const CHANGES: readonly Change[] = [
  change('2026-11-27', 'deprecated', 'legacy-detail', 'The top-level detail of errors is deprecated', 'It copies error.message, or error.details for a 422. Use error instead.'),
  change('2026-11-27', 'added', 'problem-details', 'Errors as RFC 9457 problems', 'A request whose Accept header prefers application/problem+json gets errors as problem details. Other requests get the error envelope as before.'),
  change('2026-11-27', 'added', 'doc-url', 'Errors have doc_url', 'The address of the documentation of the reason, or of the code. Entries of errors in partial responses have it, too.'),
  change('2026-11-27', 'added', 'changelog', 'This changelog, and the docs as Markdown', '/changelog.json and /changelog.atom list the changes of the API. Every page of the docs is Markdown at its address plus .md; /llms.txt lists the pages, and /llms-full.txt has all of them.'),
  change('2026-11-27', 'added', 'bruno', 'A Bruno collection', '/bruno.zip has the main flows as requests for Bruno.'),
  change('2026-11-27', 'added', 'event-types', 'Fourteen more events, and position', 'Subscriptions can name order.placed, invoice.overdue, customer.updated, and eleven other events. Every event has position, which counts all events of its object; sequence counts seven types, and is null for the others.'),
  change('2026-11-27', 'added', 'webhook-options', 'Options of webhook subscriptions', 'Subscriptions have filters, headers, ordering, signature_scheme, and max_deliveries_per_second. GET /v1/webhooks/{subscription_id}/stats counts attempts by hour.'),
  change('2026-11-27', 'added', 'event-feed', 'Events can be read', 'GET /v1/events returns the events of a store whose feed is on, and waits for new ones.'),
  change('2026-11-27', 'added', 'statements', 'Statements of accounts', 'GET /v1/me/statement returns the account of a customer over up to 24 months as JSON, CSV, or PDF.'),
  change('2026-11-27', 'added', 'invoice-payments', 'Payment of several invoices', 'POST /v1/invoice-payments pays up to 100 invoices in one session, in full or in part.'),
  change('2026-11-27', 'added', 'apply-credit', 'Unapplied credit pays invoices', 'POST /v1/invoices/{invoice_id}/apply-credit pays an invoice from the unapplied credit of the customer, which the credit status shows.'),
  change('2026-11-27', 'added', 'list-filters', 'Filters of orders and invoices', 'GET /v1/orders and GET /v1/invoices have filters and sort. Unknown query parameters are still ignored and named in X-Service-Warning.'),
  change('2026-11-27', 'added', 'saved-lists', 'Saved lists and fast ordering', '/v1/lists holds saved lists of products. POST /v1/carts/{cart_id}/lines/batch adds up to 200 lines, and POST /v1/orders/{order_id}/reorder creates a cart from an order.'),
  change('2026-11-27', 'changed', 'invalid-quantity', 'Refused quantities have a reason', 'A 422 about quantities or units of lines has the reason invalid_quantity.'),
  change('2026-11-27', 'added', 'accounts', 'Profiles, passwords, and sessions', 'Shoppers change their profile and password, list and end their sessions, export their data, and close their account. Password resets and email verifications use tokens that your server sends.'),
  change('2026-11-27', 'changed', 'client-address', 'Limits of logins count addresses behind secret keys', 'With a secret key, X-Storefront-Client-Address names the address that counts. Retry-After of reset_limit_reached can be up to 3600 seconds.'),
  change('2026-11-26', 'changed', 'credited', 'The payment status CREDITED', 'payment_status of orders has the value CREDITED, and invoices have settlement, amount_credited, and amount_refunded. An order has at most one invoice that is not voided.'),
  change('2026-11-26', 'changed', 'due-at', 'Invoices are due at the end of a day', 'due_at is the end of the due day in the time zone of the store.'),
  change('2026-11-26', 'changed', 'promotions', 'Promotions apply to what the previous ones left', 'This includes fixed_price and buy_x_get_y. Price breaks count all units of a product in a cart.'),
  change('2026-11-26', 'added', '1-0-0', 'Version 1.0.0', 'The first release: catalog, carts, checkout, orders, invoices, payments, webhooks, and the sandbox.'),
  change('2026-11-22', 'changed', 'payment-statuses', 'Refunds in payment_status', 'payment_status has the values PARTIALLY_REFUNDED and REFUND_FAILED, and credit notes exist. An invoice with payments cannot be voided.'),
  change('2026-11-22', 'changed', 'contract-only', 'Products without a list price', 'list_unit_price is null for products that are sold at contract prices only.'),
  change('2026-11-22', 'changed', 'retry-after', 'Retry-After is at most 60 seconds', 'Rate limits never ask for a longer wait than their window.'),
];
