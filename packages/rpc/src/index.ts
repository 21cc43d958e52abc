export { newId } from '@storefront/ids';
export { type Caller, type CustomerScope, customerScope, type Idempotency, type StoreSettings, serviceCaller } from './caller.ts';
export { checkHealth } from './check-health.ts';
export { type Client, type ClientOptions, createClient } from './create-client.ts';
export type { BidiHandler, ClientStreamHandler, Handler, Handlers, ServerStreamHandler } from './definition-types.ts';
export { type ImplementedService, implement } from './implement.ts';
export { pageOf } from './page-of.ts';
export { type Section, section } from './section.ts';
export { type RpcServer, type ServeOptions, serve } from './serve.ts';
