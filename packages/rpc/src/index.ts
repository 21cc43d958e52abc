export { NO_STORE, type StoreSettings } from '@storefront/contract';
export { asTime } from './as-time.ts';
export { callerScope, idNamedIn, storeScope } from './caller-scope.ts';
export { type Caller, customerScope, type Idempotency, type OnCall, requireSandbox, serviceCaller } from './caller.ts';
export { checkHealth, type HealthTls, isReadyInProcess, listHealth } from './check-health.ts';
export { type Client, type ClientOptions, closeClients, createClient } from './create-client.ts';
export type { BidiHandler, Handler, Handlers, RpcNames, ServerStreamHandler, StreamHandlerOf, UnaryHandlerOf } from './definition-types.ts';
export type { StoreClock } from './handle-call.ts';
export { type ImplementedService, implement, type ServiceAccess } from './implement.ts';
export { inProcessAddress } from './in-process/address.ts';
export { choiceOf, choicesOf, type DateRange, dateRangeOf, type ListFilters, listFiltersOf, searchOf, timesOf } from './list-filters.ts';
export {
  type InOrder,
  inOrder,
  KEYSET_LIMIT_MAX,
  type KeysetPage,
  keysetPage,
  type NewestFirst,
  newestFirst,
  orderedPage,
} from './keyset.ts';
export { namedId, newId } from './new-id.ts';
export { findTokens, issueToken, type KnownToken, knownTokens, type OperationsOf, revokeToken } from './operator-tokens.ts';
export { pageOf } from './page-of.ts';
export { isMadeMissing, type Section, section } from './section.ts';
export { type RpcServer, type ServeOptions, serve } from './serve.ts';
export type { Health } from './server-health.ts';
export { readsOf } from './service-definition.ts';
export type { TlsOptions } from './tls/watch-certificates.ts';
export { fromProtoAddress } from './from-proto-address.ts';
export { toMessage } from './to-message.ts';
export { requireVersion, versionOf } from './version.ts';
