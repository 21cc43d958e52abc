export type { StoreSettings } from '@storefront/contract';
export { type Caller, customerScope, type Idempotency, type OnCall, requireSandbox, serviceCaller } from './caller.ts';
export { checkHealth, type HealthTls, isReadyInProcess, listHealth } from './check-health.ts';
export { type Client, type ClientOptions, closeClients, createClient } from './create-client.ts';
export type {
  BidiHandler,
  Handler,
  Handlers,
  RpcNames,
  ServerStreamHandler,
  StreamHandlerOf,
  UnaryHandlerOf,
} from './definition-types.ts';
export type { StoreClock } from './handle-call.ts';
export { type ImplementedService, implement, type ServiceAccess } from './implement.ts';
export { inProcessAddress } from './in-process/address.ts';
export { choiceOf, type ListFilters, listFiltersOf } from './list-filters.ts';
export { newId } from './new-id.ts';
export { pageOf } from './page-of.ts';
export { isMadeMissing, type Section, section } from './section.ts';
export { type RpcServer, type ServeOptions, serve } from './serve.ts';
export type { Health } from './server-health.ts';
export { readsOf } from './service-definition.ts';
export type { TlsOptions } from './tls/watch-certificates.ts';
export { toMessage } from './to-message.ts';
