import type { ServiceDefinition } from '@grpc/grpc-js';
import { type PeerName, scopesOf } from '@storefront/access';
import type { Handlers, RpcName } from './definition-types.ts';
import { serviceDefinition } from './service-definition.ts';

/** A service definition with its handlers, ready for `serve`. */
export interface ImplementedService {
  readonly fullName: string;
  readonly definition: ServiceDefinition;
  readonly handlers: Readonly<Record<string, unknown>>;
  /** The peers that may call an RPC. */
  callersOf(rpc: string): readonly PeerName[];
}

/** Who may call a service. There is no default, so that a new service cannot be open by mistake. */
export interface ServiceAccess<Definition> {
  readonly callers: readonly PeerName[];
  /** The RPCs that have other callers than the rest. */
  readonly except?: { readonly [N in RpcName<Definition>]?: readonly PeerName[] };
}

/**
 * Binds handlers to a service and declares who may call it. Throws if operators may call an RPC whose scopes are not declared, or that another service may
 * call, too: services pass on the callers of their own calls, and only an operator that calls directly is admitted by the scopes of a token.
 */
export const implement = <Definition>(
  fullName: string,
  handlers: Handlers<Definition>,
  { callers, except = {} }: ServiceAccess<Definition>,
): ImplementedService => {
  const exceptions: Readonly<Record<string, readonly PeerName[] | undefined>> = except;
  const definition = serviceDefinition(fullName);
  const callersOf = (rpc: string): readonly PeerName[] => exceptions[rpc] ?? callers;
  for (const [rpc, { path }] of Object.entries(definition)) if (callersOf(rpc).includes('operator')) checkOperators(path, callersOf(rpc));
  return { fullName, definition, handlers, callersOf };
};

function checkOperators(path: string, callers: readonly PeerName[]): void {
  scopesOf(path);
  const other = callers.find((peer) => peer !== 'operator' && peer !== 'gateway');
  if (other !== undefined) throw new Error(`${path} can be called by operators, so ${other} cannot call it`);
}
