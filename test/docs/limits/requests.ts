import { IDEMPOTENCY_KEY_LENGTH_MAX } from '@storefront/contract';
import { LOOK_UP_MS } from '../../../gateway/src/access/principals/lookup-cache.ts';
import { KNOWN_LOOKUPS_MAX, UNKNOWN_LOOKUPS_MAX } from '../../../gateway/src/access/principals/lookup-lanes.ts';
import { ADDRESS_REQUESTS_MAX, ROWS_PER_REQUEST, TOKEN_REQUESTS_MAX } from '../../../gateway/src/admin/http/check-token.ts';
import { FILE_BYTES_MAX } from '../../../gateway/src/admin/http/uploaded-file.ts';
import {
  CHECKOUT_DEADLINE_MS,
  PASSWORD_DEADLINE_MS,
  PAYMENT_PAGE_DEADLINE_MS,
  PDF_DEADLINE_MS,
  STATEMENT_DEADLINE_MS,
} from '../../../gateway/src/clients.ts';
import { REQUEST_LOG_MAX } from '../../../gateway/src/config.ts';
import {
  BODY_BYTES_OF_ALL_MAX,
  BODY_BYTES_PER_ADDRESS_MAX,
  BODY_BYTES_PER_STORE_MAX,
  SMALL_BODY_BYTES,
  UNFINISHED_MAX,
  UNFINISHED_PER_ADDRESS_MAX,
  UNFINISHED_PER_STORE_MAX,
} from '../../../gateway/src/http/bodies/body-limits.ts';
import { BODY_BYTES_MAX, CHUNKS_MAX } from '../../../gateway/src/http/bodies/incoming-body.ts';
import {
  BESIDE_OTHERS_MAX,
  BESIDE_OTHERS_MS,
  CATALOG_READS_IN_PROGRESS_MAX,
  CATALOG_READS_PER_STORE_MAX,
  CHECKOUTS_BESIDE_OTHERS_MAX,
  CHECKOUTS_IN_PROGRESS_MAX,
  CHECKOUTS_PER_STORE_MAX,
  OTHERS_IN_PROGRESS_MAX,
  OTHERS_PER_STORE_MAX,
  DOCUMENT_WAIT_MS,
  DOCUMENTS_MAX,
  DOCUMENTS_PER_SHOPPER_MAX,
  DOCUMENTS_PER_STORE_MAX,
  PERMIT_WAIT_MS,
  PERMITS_AWAITED_MAX,
  SLOW_REQUESTS_MAX,
  SLOW_REQUESTS_PER_STORE_MAX,
} from '../../../gateway/src/http/checks/permits.ts';
import { START_WAIT_MS, STARTS_AWAITED_MAX } from '../../../gateway/src/http/checks/yield-between-requests.ts';
import { VIOLATIONS_MAX } from '../../../gateway/src/http/input/validate-input.ts';
import { CONNECTION_AGE_MS } from '../../../gateway/src/http/server/connection-age.ts';
import {
  HEADER_BYTES_MAX,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_MS,
  REQUEST_TIMEOUT_MS,
  SILENCE_MS,
} from '../../../gateway/src/http/server/http-server.ts';
import { PIPELINED_MAX } from '../../../gateway/src/http/server/limit-pipelining.ts';
import { READ_BYTES_MIN, READ_WINDOW_MS, UNREAD_BYTES_MAX } from '../../../gateway/src/http/server/limit-slow-readers.ts';
import { SOCKETS_MAX, SOCKETS_PER_ADDRESS_MAX } from '../../../gateway/src/http/server/limit-sockets.ts';
import {
  KEY_PAUSE_MAX_MS,
  KEY_REFUSALS_AT_ONCE,
  KEY_REFUSALS_PER_SECOND,
  REFUSALS_AT_ONCE,
  REFUSALS_PER_SECOND,
  REFUSED_PAUSE_MAX_MS,
} from '../../../gateway/src/http/server/slow-refused-clients.ts';
import { CACHED_PER_SECOND, REQUESTS_RETENTION_HOURS } from '../../../gateway/src/insight/request-log.ts';
import { NOTIFICATION_CLIENT_RATE, PAGE_CLIENT_RATE, TOTAL_RATE } from '../../../gateway/src/payments/limit-clients.ts';
import { LIVE_CLIENT_RATE, LIVE_RATE, RATE_MAX, SANDBOX_RATE } from '../../../gateway/src/stores/handlers/issue-key.ts';
import { CALLS_PER_STORE_MAX } from '../../../packages/rpc/src/call-permits.ts';
import { DEADLINE_MS } from '../../../packages/rpc/src/create-client.ts';
import { SECTION_BUDGET_MS } from '../../../packages/rpc/src/section.ts';
import {
  KEY_LOGIN_FAILURES_MAX,
  LOGIN_FAILURES_MAX,
  LOGIN_RETRY_SECONDS,
  LOGIN_WINDOW_SECONDS,
  LOGINS_MAX,
  RESET_WINDOW_SECONDS,
  RESETS_MAX,
  RESETS_PER_ADDRESS_MAX,
  SIGNUPS_MAX,
} from '../../../services/billing/src/accounts/domain/login-limit.ts';
import {
  GATEWAY_CALLS_MAX,
  GATEWAY_CALLS_PER_SHOPPER_MAX,
  GATEWAY_CALLS_WAITING_MAX,
  GATEWAY_TIMEOUT_MS,
} from '../../../services/billing/src/gateways/adapters/limit-calls.ts';
import { IMPORTS_PER_STORE } from '../../../services/catalog/src/import/import-permits.ts';
import { FACET_PRODUCTS_MAX } from '../../../services/catalog/src/search/facet-indexes.ts';
import { BROAD_LISTS_PER_STORE, NARROW_LISTS_PER_STORE } from '../../../services/catalog/src/search/list-permits.ts';
import { CHARACTER_HITS_MAX, HITS_MAX } from '../../../services/catalog/src/store/products/product-filter.ts';
import type { Limit } from './limit.ts';

/** Limits of every request. */
export const requests: readonly Limit[] = [
  {
    what: 'Requests of a key in 60 s, unless it was issued with another rate',
    limit: '{} in the sandbox; live, {} publishable and {} secret',
    beyond: '429',
    constant: { SANDBOX_RATE, 'LIVE_RATE.PUBLISHABLE': LIVE_RATE.PUBLISHABLE, 'LIVE_RATE.SECRET': LIVE_RATE.SECRET },
    file: 'gateway/src/stores/handlers/issue-key.ts',
  },
  {
    what: 'Requests of one client address with a live publishable key in 60 s',
    limit: '{}, likewise',
    beyond: '429 `client_rate_limited`',
    constant: { LIVE_CLIENT_RATE },
    file: 'gateway/src/stores/handlers/issue-key.ts',
  },
  {
    what: 'Requests to a process of the Admin API in 60 s, of a token, and of a client address without a valid one',
    limit: '{} and {}; a batch counts one per {} rows',
    beyond: '429',
    constant: { TOKEN_REQUESTS_MAX, ADDRESS_REQUESTS_MAX, ROWS_PER_REQUEST },
    file: 'gateway/src/admin/http/check-token.ts',
  },
  {
    what: 'A file that it imports',
    beyond: '413',
    constant: { FILE_BYTES_MAX },
    file: 'gateway/src/admin/http/uploaded-file.ts',
  },
  {
    what: 'The highest rate that a key may have',
    limit: '{} a minute',
    beyond: "the operator's command fails",
    constant: { RATE_MAX },
    file: 'gateway/src/stores/handlers/issue-key.ts',
  },
  {
    what: 'Logins and signups',
    limit:
      '{} failed logins of one email or client address, {} other logins of one email, {} signups from one client address, and {} failed logins with one secret key, within {}; then one attempt every {}',
    beyond: '429 `login_email_limited`, `login_address_limited`, `login_key_limited`',
    constant: { LOGIN_FAILURES_MAX, LOGINS_MAX, SIGNUPS_MAX, KEY_LOGIN_FAILURES_MAX, LOGIN_WINDOW_SECONDS, LOGIN_RETRY_SECONDS },
    file: 'services/billing/src/accounts/domain/login-limit.ts',
  },
  {
    what: 'Password resets and email verifications',
    limit: '{} of each for one email within {}, and {} resets from one client address within {}',
    beyond: '429 `reset_limit_reached`',
    constant: { RESETS_MAX, RESET_WINDOW_SECONDS, RESETS_PER_ADDRESS_MAX, LOGIN_WINDOW_SECONDS },
    file: 'services/billing/src/accounts/domain/login-limit.ts',
  },
  {
    what: 'Requests in 60 s of one client address to the sandbox payment page, and payment notifications',
    limit: '{} and {}; of all addresses {}',
    beyond: '429 `client_rate_limited`, 429',
    constant: { PAGE_CLIENT_RATE, NOTIFICATION_CLIENT_RATE, TOTAL_RATE },
    file: 'gateway/src/payments/limit-clients.ts',
  },
  {
    what: 'Concurrent lookups per gateway of keys and origins, and of unknown origins',
    limit: '{} and {}',
    beyond: 'wait, with fair shares of client addresses, then 503 `overloaded`',
    constant: { KNOWN_LOOKUPS_MAX, UNKNOWN_LOOKUPS_MAX },
    file: 'gateway/src/access/principals/lookup-lanes.ts',
  },
  {
    what: 'Requests in progress per gateway: reads of the catalog, checkouts and payments, others',
    limit:
      '{}, {}, {}; of one store {}, {}, {}; while other stores send some, {} checkouts and payments of a store, and {} of each other kind, of the store that takes most of these no more than take {} in all, or four',
    beyond: 'the others wait',
    constant: {
      CATALOG_READS_IN_PROGRESS_MAX,
      CHECKOUTS_IN_PROGRESS_MAX,
      OTHERS_IN_PROGRESS_MAX,
      CATALOG_READS_PER_STORE_MAX,
      CHECKOUTS_PER_STORE_MAX,
      OTHERS_PER_STORE_MAX,
      CHECKOUTS_BESIDE_OTHERS_MAX,
      BESIDE_OTHERS_MAX,
      BESIDE_OTHERS_MS,
    },
    file: 'gateway/src/http/checks/permits.ts',
  },
  {
    what: 'Requests that wait for one of these, in fair shares of stores and then clients',
    limit: '{}, for {}',
    beyond: '503 `overloaded`, to the store that has most',
    constant: { PERMITS_AWAITED_MAX, PERMIT_WAIT_MS },
    file: 'gateway/src/http/checks/permits.ts',
  },
  {
    what: 'Requests that wait until the process of the gateway has time for them, in fair shares of client addresses',
    limit: '{}, for {}',
    beyond: '503 `overloaded`, to the address that has most',
    constant: { STARTS_AWAITED_MAX, START_WAIT_MS },
    file: 'gateway/src/http/checks/yield-between-requests.ts',
  },
  {
    what: 'Files per gateway, such as PDFs and exports, that are sent at once',
    limit: '{}, of one store {}, of one shopper {}',
    beyond: 'the others wait for up to {}, then 503 `overloaded`',
    constant: { DOCUMENTS_MAX, DOCUMENTS_PER_STORE_MAX, DOCUMENTS_PER_SHOPPER_MAX, DOCUMENT_WAIT_MS },
    file: 'gateway/src/http/checks/permits.ts',
  },
  {
    what: 'Requests per gateway that wait for events',
    limit: '{}, of one store {}',
    beyond: '503 `overloaded`',
    constant: { SLOW_REQUESTS_MAX, SLOW_REQUESTS_PER_STORE_MAX },
    file: 'gateway/src/http/checks/permits.ts',
  },
  {
    what: 'Unfinished request bodies per gateway',
    limit: '{}, of one store {}, of one client address {}',
    beyond: '503 `overloaded` to the slowest or the newest, connection closed',
    constant: { UNFINISHED_MAX, UNFINISHED_PER_STORE_MAX, UNFINISHED_PER_ADDRESS_MAX },
    file: 'gateway/src/http/bodies/body-limits.ts',
  },
  {
    what: 'Memory for them',
    limit: '{}, of one store {}, of one client address {}, without the first {} of each',
    beyond: 'likewise',
    constant: { BODY_BYTES_OF_ALL_MAX, BODY_BYTES_PER_STORE_MAX, BODY_BYTES_PER_ADDRESS_MAX, SMALL_BODY_BYTES },
    file: 'gateway/src/http/bodies/body-limits.ts',
  },
  {
    what: 'Responses 401, 403, 429, and 503 to one client address without a secret key, unless it is a trusted proxy, and to one shopper whose address comes with such a key',
    limit: '{} a second, {} at once',
    beyond: 'its refused and new connections are not read for up to {}; 429 to the shopper',
    constant: { REFUSALS_PER_SECOND, REFUSALS_AT_ONCE, REFUSED_PAUSE_MAX_MS },
    file: 'gateway/src/http/server/slow-refused-clients.ts',
  },
  {
    what: 'Those with one secret key',
    limit: '{} a second, {} at once',
    beyond: 'its refused and new connections are not read for up to {}',
    constant: { KEY_REFUSALS_PER_SECOND, KEY_REFUSALS_AT_ONCE, KEY_PAUSE_MAX_MS },
    file: 'gateway/src/http/server/slow-refused-clients.ts',
  },
  {
    what: 'Connections per gateway',
    limit: '{}; of one client address, unless it is a trusted proxy, {}',
    beyond: 'the oldest of the address that has most is closed; connection closed',
    constant: { SOCKETS_MAX, SOCKETS_PER_ADDRESS_MAX },
    file: 'gateway/src/http/server/limit-sockets.ts',
  },
  {
    what: 'Requests that are pipelined behind the first on a connection',
    beyond: 'connection closed',
    constant: { PIPELINED_MAX },
    file: 'gateway/src/http/server/limit-pipelining.ts',
  },
  {
    what: 'Headers',
    beyond: '431',
    constant: { HEADER_BYTES_MAX },
    file: 'gateway/src/http/server/http-server.ts',
  },
  {
    what: 'Body',
    limit: '{}, {} chunks',
    beyond: '413; beyond the latter, connection closed',
    constant: { BODY_BYTES_MAX, CHUNKS_MAX },
    file: 'gateway/src/http/bodies/incoming-body.ts',
  },
  {
    what: 'Time for the headers, and for the whole request, to arrive',
    limit: '{}, {}',
    beyond: '408, connection closed',
    constant: { HEADERS_TIMEOUT_MS, REQUEST_TIMEOUT_MS },
    file: 'gateway/src/http/server/http-server.ts',
  },
  {
    what: 'An `Idempotency-Key`',
    limit: '1 to {} visible ASCII characters',
    beyond: '422',
    constant: { IDEMPOTENCY_KEY_LENGTH_MAX },
    file: 'packages/contract/src/limits.ts',
  },
  {
    what: 'Time without a byte during a request, and between requests',
    limit: '{}, {}',
    beyond: 'connection closed',
    constant: { SILENCE_MS, KEEP_ALIVE_MS },
    file: 'gateway/src/http/server/http-server.ts',
  },
  {
    what: 'Bytes of a response that a client reads in {}, while more wait for it, unless they are the last',
    limit: 'at least {}',
    beyond: 'connection closed',
    constant: { READ_WINDOW_MS, READ_BYTES_MIN },
    file: 'gateway/src/http/server/limit-slow-readers.ts',
  },
  {
    what: 'Bytes of complete responses that wait for all clients of a process',
    beyond: 'the connections that have waited longest are closed',
    constant: { UNREAD_BYTES_MAX },
    file: 'gateway/src/http/server/limit-slow-readers.ts',
  },
  {
    what: 'Age of a connection, up to a quarter less',
    beyond: 'closed after a response with `Connection: close`',
    constant: { CONNECTION_AGE_MS },
    file: 'gateway/src/http/server/connection-age.ts',
  },
  {
    what: 'Violations listed in one 422',
    beyond: 'the rest are omitted',
    constant: { VIOLATIONS_MAX },
    file: 'gateway/src/http/input/validate-input.ts',
  },
  {
    what: 'Time for an optional section of a response',
    beyond: '`null`, named in `errors`',
    constant: { SECTION_BUDGET_MS },
    file: 'packages/rpc/src/section.ts',
  },
  {
    what: 'Time for a checkout, a statement, a payment page, a login',
    limit: '{}, {}, {}, {}',
    beyond: '504',
    constant: { CHECKOUT_DEADLINE_MS, STATEMENT_DEADLINE_MS, PAYMENT_PAGE_DEADLINE_MS, PASSWORD_DEADLINE_MS },
    file: 'gateway/src/clients.ts',
  },
  {
    what: 'Time to render and receive a PDF',
    beyond: '504, or a closed connection',
    constant: { PDF_DEADLINE_MS },
    file: 'gateway/src/clients.ts',
  },
  {
    what: 'Time to look up a key or an origin',
    beyond: '503 with `Retry-After`',
    constant: { LOOK_UP_MS },
    file: 'gateway/src/access/principals/lookup-cache.ts',
  },
  {
    what: 'Time for most other calls to a service',
    beyond: '504',
    constant: { DEADLINE_MS },
    file: 'packages/rpc/src/create-client.ts',
  },
  {
    what: 'Calls of one store to its payment gateway in a process',
    limit: '{} at once and {} that wait, of both {} of one shopper, each for {} within the deadline of the request',
    beyond: '502 `payment_gateway_unavailable`',
    constant: { GATEWAY_CALLS_MAX, GATEWAY_CALLS_WAITING_MAX, GATEWAY_CALLS_PER_SHOPPER_MAX, GATEWAY_TIMEOUT_MS },
    file: 'services/billing/src/gateways/adapters/limit-calls.ts',
  },
  {
    what: 'Calls of one store in progress in a process of a service',
    beyond: 'the others wait, or 503 `overloaded`',
    constant: { CALLS_PER_STORE_MAX },
    file: 'packages/rpc/src/call-permits.ts',
  },
  {
    what: 'Concurrent lists of products of one store in a process',
    limit:
      '{} broad one, {} others. Broad are searches for a single word, facets, filters by price or availability, categories and tags that are sorted or beyond offset 1,000, and sorted prices of a customer',
    beyond: 'the others wait, or 503 `overloaded`',
    constant: { BROAD_LISTS_PER_STORE, NARROW_LISTS_PER_STORE },
    file: 'services/catalog/src/search/list-permits.ts',
  },
  {
    what: 'Concurrent imports of products of one store in a process',
    beyond: 'the others wait',
    constant: { IMPORTS_PER_STORE },
    file: 'services/catalog/src/import/import-permits.ts',
  },
  {
    what: 'Hits of a search that are ranked and counted',
    limit: '{}, for a single character {}',
    beyond: 'the rest are omitted',
    constant: { HITS_MAX, CHARACTER_HITS_MAX },
    file: 'services/catalog/src/store/products/product-filter.ts',
  },
  {
    what: 'Visible products of a store with facets, and of all in a catalog process',
    beyond: '422; old indexes are built again',
    constant: { FACET_PRODUCTS_MAX },
    file: 'services/catalog/src/search/facet-indexes.ts',
  },
  {
    what: 'Requests that can be looked up, per store and mode',
    beyond: 'the oldest are removed; set by `REQUEST_LOG_MAX`',
    constant: { REQUEST_LOG_MAX },
    file: 'gateway/src/config.ts',
  },
  {
    what: 'Requests can be looked up',
    limit: 'for {}; of cached reads, {} per second and gateway',
    beyond: '404',
    constant: { REQUESTS_RETENTION_HOURS, CACHED_PER_SECOND },
    file: 'gateway/src/insight/request-log.ts',
  },
];
