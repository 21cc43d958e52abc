import type { Section } from '@storefront/api-docs';

/** The introduction of the API reference. CommonMark. */
export const INTRODUCTION = `
The storefront API is a JSON API over HTTP for building a custom storefront for one store. It covers the catalog and its prices, coarse stock
availability, carts with promotions, checkout, orders, invoices, and webhooks with signed events. Catalog, prices, and stock are read-only in this API.

## Quickstart

Set the address of the service and a secret key of your sandbox, and check the key:

\`\`\`sh
export STOREFRONT_URL=https://api.shop.example
export STOREFRONT_KEY=svc_test_sec_YOUR_KEY
curl "$STOREFRONT_URL/v1/ping" \\
  -H "Authorization: Bearer $STOREFRONT_KEY"
\`\`\`

List a product:

\`\`\`sh
curl "$STOREFRONT_URL/v1/products?limit=1" \\
  -H "Authorization: Bearer $STOREFRONT_KEY"
\`\`\`

The [quickstart guide](docs/guides/quickstart) goes on to a first order. The [guides](docs/guides) explain authentication, caching, checkout states, payments, webhooks, and more. Each operation
of the reference has samples in curl, TypeScript, Python, and Go. They read these two variables and, for operations of a shopper, \`SHOPPER_TOKEN\`.

## Authentication

Every request must carry \`Authorization: Bearer <API_KEY>\`, except on operations that require no key. The API key identifies the store, and the
shopper token identifies the customer. A \`tenant_id\` or \`customer_id\` in a body or query is ignored.

- A **publishable** key, \`svc_<mode>_pub_…\`, is safe to use in a browser. It allows catalog reads, availability, ping, and shopper sign-up and login.
- A **secret** key, \`svc_<mode>_sec_…\`, belongs on your server and never in a browser. It also allows customer-scoped operations, checkout, and webhook
  management.

A key that starts with \`svc_test_\` runs in **sandbox** mode; every other key runs in **live** mode. The two modes share no data. Each response names its
mode in \`X-Service-Mode\`.

A customer-scoped operation requires a secret key and the token of a signed-in shopper in \`X-Storefront-Shopper-Token\`. A publishable key has a list
of allowed origins; a browser request from any other origin returns 403.

Requests are checked in this order: key (401), key kind, scope, and origin (403), shopper token (401), store of the shopper token (403), rate limit (429),
validation (422), resource.

## Responses

A successful response is \`{"data": …, "errors": []}\`. Lists also have \`total\`, \`limit\`, and \`offset\`; those with a cursor have \`next_cursor\` instead, and
the change feed and the event feed \`has_more\`, too. Without this envelope are only \`/health\`, \`/v1/ping\`, the availability of a single product, the webhook operations (except the
list of deliveries and the statistics), single events, and PDFs.

A read can succeed even if a section of its data is unavailable. It then returns 200, the section is \`null\` (or \`UNKNOWN\`), and an entry
\`{field, code, detail, doc_url}\` in \`errors\` names the section. Such a partial response is not cacheable, and you can retry the request.

Money is a JSON number in the \`currency\` of the resource. An unknown amount is \`null\`, never 0. Rates are fractions: 0.15 means 15%. IDs are UUIDv7.
Timestamps are in UTC with milliseconds. New fields can appear in \`v1\` at any time, so ignore fields that you do not recognize. Lists of codes that can grow,
such as error reasons, are described as their known values or any other text; other enumerations, such as statuses, do not grow within \`v1\`.

Blank text counts as \`null\` in a field of a body that accepts \`null\`, and as omitted in a query parameter, so forms can send every field.

A query parameter or a field of a body that an operation does not have is ignored, and the response names it in \`X-Service-Warning\`:
\`unknown_parameter;name="limt"\`, or \`unknown_field;name="lines[].uom"\` for a field of any item. The header does not change the body or its \`ETag\`. The clients log it once
in the sandbox.

## Compression

JSON of more than 1 KB is compressed with Brotli or gzip if \`Accept-Encoding\` allows it. Most HTTP clients send the header and decompress the body on their
own. The \`ETag\` of a compressed body has the coding as a suffix, such as \`"5f3c1d7a9be0-br"\`; any of the tags works as \`If-None-Match\`. Responses that issue shopper
tokens or signing secrets, errors, and PDFs are not compressed.

## Errors

Every error response is \`{"error": {"code", "reason", "message", "request_id", "doc_url", "details"}}\`, also for unknown paths. Branch on \`code\`, and on the more specific \`reason\` where you
need to. New values of both can be added at any time. A 422 reports all problems of the request at once. A request with a method that the path does not
support returns 405 with an \`Allow\` header, which \`OPTIONS\` also returns, with 204.

\`doc_url\` is the address of the documentation of the reason, or of the code if there is none. If \`Accept\` gives \`application/problem+json\` a higher weight than
\`application/json\`, the body is a problem of RFC 9457 instead: \`type\` is the \`doc_url\`, \`detail\` is the message, and \`code\`, \`reason\`, \`request_id\`, and \`details\` are at the top level.

## Idempotent requests

Every customer-scoped \`POST\` accepts an \`Idempotency-Key\` of 1 to 255 visible ASCII characters; we recommend a UUID. If you get no response, a 5xx, or a
409 with \`Retry-After\`, send the same request with the same key again. The operation runs only once, and for 24 hours the API returns the original
status and body, marked with \`Idempotent-Replayed: true\`.

A key is scoped to the store, mode, customer, and route. Using it again with a different path or body returns 422. Errors are not stored:
after a 4xx error other than a 409 with \`Retry-After\`, you can use the key for a new request. Other routes ignore the header, including sign-up, login, and
webhooks, whose responses contain secrets.

## Limits

Each key has a limit on requests per minute, reported in the \`RateLimit-Policy\` and \`RateLimit\` headers. A publishable key, which all visitors of a
store share, also has a limit per client address (IPv6: per /64 network). Exceeding either returns 429 with \`Retry-After\` in seconds, at most 60; the
reason \`client_rate_limited\` identifies the limit of the address. Responses with status 304 do not count. Your own server
should use a secret key and name each shopper in \`X-Storefront-Client-Address\`, so that the refusals of one do not delay the others.
A request body can be at most 256 KiB.
`.trim();

/** The sections of the reference, in reading order. */
export const TAGS: readonly Section[] = [
  { name: 'Diagnostics', description: 'Check the health of the service and verify an API key.' },
  {
    name: 'Catalog',
    description:
      "Products, categories, tags, and coarse stock availability, readable with any key. Reads return a strong `ETag`; send it as `If-None-Match` to get a 304 if nothing has changed. With a shopper token, prices are the customer's own.",
  },
  {
    name: 'Shopper sessions',
    description:
      'Sign shoppers up, log them in, and obtain shopper tokens. A shopper token is valid for 60 minutes. A refresh token is valid for 30 days and can be used once.',
  },
  { name: 'Customer', description: 'The signed-in customer and their credit status.' },
  {
    name: 'Cart',
    description: 'Carts of the signed-in customer. Amounts are `null` until a cart is priced. Prices are valid for 15 minutes.',
  },
  { name: 'Lists', description: 'Saved lists of products of the signed-in customer.' },
  { name: 'Checkout', description: 'Turn a priced cart into an order, and track its payment.' },
  { name: 'Orders', description: "Orders of the signed-in customer. Another customer's order returns 404." },
  { name: 'Invoices', description: "Invoices of the signed-in customer. Another customer's invoice returns 404." },
  {
    name: 'Webhooks',
    description: 'Subscribe endpoints to events and inspect their deliveries. Requires a secret key with the scope `storefront:webhooks`.',
  },
  {
    name: 'Sandbox',
    description:
      "Cause the states that are hard to reach: move the store's clock, choose the outcomes of payments, set stock and credit, make requests fail, and trigger events. Only for secret keys of sandbox mode; a live key gets a 404. Everything belongs to the sandbox of the key's store and affects no other store.",
  },
  {
    name: 'Developer tools',
    description:
      'Look up recent requests, and receive events on a machine without a public address while you develop. For servers and command-line tools, with a secret key.',
  },
  {
    name: 'Events',
    description:
      'The events sent to the `endpoint_url` of a subscription. Delivery is at least once, and all attempts of a delivery have the same delivery ID. Before you parse the body, compute the signature over its raw bytes, compare it in constant time, and reject the request if it does not match. The events are also available as an AsyncAPI 3 document at [`/asyncapi.json`](asyncapi.json).',
  },
];
