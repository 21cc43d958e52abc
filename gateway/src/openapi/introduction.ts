/** The words at the head of the document, from the contract. CommonMark. */
export const INTRODUCTION = `
A public, machine-authenticated JSON-over-HTTP API for building a custom storefront for one store: catalog and prices, coarse stock, carts with
promotions, checkout, orders, invoices, and webhooks with signed events. Catalog, prices and stock are read-only here; the store's own people keep them.

## Keys and shoppers

Every request carries \`Authorization: Bearer <API_KEY>\`. The store is derived from the key, the customer from the shopper token; a \`tenant_id\` or
\`customer_id\` in a body or query is ignored.

- A **publishable** key, \`svc_<mode>_pub_…\`, is browser-safe: catalog reads, availability, ping, shopper sign-up and login.
- A **secret** key, \`svc_<mode>_sec_…\`, is never for browsers: all of that, and customer-scoped reads, checkout and webhooks.

A key that begins \`svc_test_\` runs in **sandbox**, every other one in **live**: two separate worlds. \`X-Service-Mode\` tells on every answer which one it was.

A customer-scoped operation needs a secret key and, in \`X-Storefront-Shopper-Token\`, the token of a signed-in shopper. A publishable key has a list of
origins: a browser request from elsewhere is refused with 403.

Checks come in this order: key (401), kind, scope and origin (403), shopper token (401), its store (403), rate limit (429), validation (422), resource.

## Answers

A success is \`{"data": …, "errors": []}\`; lists put \`total\`, \`limit\` and \`offset\` beside \`data\`. A read may answer 200 with a section missing:
it is \`null\` (or \`UNKNOWN\`), and an entry \`{field, code, detail}\` of \`errors\` names it. Such an answer is never cached, and may be asked for again.

Money is a JSON number in the \`currency\` of its row; an unknown amount is \`null\`, never 0. Rates are fractions: 0.15 is 15 %. Ids are UUIDv7, timestamps
UTC with milliseconds. Clients must ignore fields that they do not know: additive changes may appear in \`v1\` at any time.

## Errors

A hard error is \`{"error": {"code", "reason", "message", "request_id", "details"}}\`. Branch on \`code\`, and where it matters on the finer \`reason\`;
both lists are open-ended. A 422 names every fault of the request at once. A path that is asked with a method that it does not have answers 405 with \`Allow\`.

## Repeating a request

A customer-scoped \`POST\` takes an \`Idempotency-Key\`, a name of yours for what you want done: 1 to 255 visible ASCII characters, at best a UUID. When no answer arrives, or a
5xx, or a 409 with \`Retry-After\`, send the same request with the same key: it happens once, and for 24 hours it is answered with the same status and bytes, marked
\`Idempotent-Replayed: true\`. The scope of a key is the store, the mode, the customer and the route; the same key with another path or body is a 422. Refusals are not kept:
after one the key is free. Other routes ignore the header; sign-up, login and webhooks do because their answers hold secrets.

## Limits

Each key has a rate per minute, told in \`RateLimit-Policy\` and \`RateLimit\`. Over it: 429 with \`Retry-After\` in seconds. A 304 is free. Bodies hold at
most 256 KiB.
`.trim();

interface Tag {
  readonly name: string;
  readonly description: string;
}

/** The sections of the reference, in reading order. */
export const TAGS: readonly Tag[] = [
  { name: 'Diagnostics', description: 'Whether the service is up, and whom a key speaks for.' },
  {
    name: 'Catalog',
    description:
      'Products, categories, tags and coarse stock, for any key. Reads have a strong `ETag`; an unchanged one is a 304. A shopper token turns list prices into the prices of that customer.',
  },
  {
    name: 'Shopper sessions',
    description: 'How a shopper token is come by. A token lives 60 minutes, a refresh token 30 days and for one use.',
  },
  { name: 'Customer', description: 'The signed-in customer and their credit.' },
  {
    name: 'Cart',
    description: 'Carts of the signed-in customer. Amounts are `null` until the cart is priced; prices hold for 15 minutes.',
  },
  { name: 'Checkout', description: 'From a priced cart to an order.' },
  { name: 'Orders', description: 'The orders of the signed-in customer; anybody else’s are a 404.' },
  { name: 'Invoices', description: 'The invoices of the signed-in customer; anybody else’s are a 404.' },
  {
    name: 'Webhooks',
    description: 'Subscriptions to events, and what was sent to them. Needs a secret key with the scope `storefront:webhooks`.',
  },
  {
    name: 'Events',
    description:
      'What is sent to the `endpoint_url` of a subscription. Delivery is at least once, and the delivery id stays the same over all attempts. Compute the signature over the raw bytes, compare in constant time, and reject on mismatch before parsing.',
  },
];
