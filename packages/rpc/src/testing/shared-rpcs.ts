import type { Caller } from '../caller.ts';
import type { ImplementedService } from '../implement.ts';
import { serviceDefinition } from '../service-definition.ts';

/** An RPC that operators share with other callers. */
export interface SharedRpc {
  readonly rpc: string;
  /** Calls its handler. The response of a stream is the list of its messages. */
  call(request: object, caller: Caller): Promise<unknown>;
}

/** Returns the RPCs of these services that operators share with other callers, so that a test covers those that are added later, too. */
export const sharedRpcs = (services: readonly ImplementedService[]): SharedRpc[] =>
  services.flatMap(({ fullName, handlers, callersOf }) =>
    Object.entries(serviceDefinition(fullName)).flatMap(([rpc, { responseStream }]) => {
      const callers = callersOf(rpc);
      if (!callers.includes('operator') || callers.length === 1) return [];
      const handle = handlers[rpc] as (request: object, caller: Caller, signal: AbortSignal) => Promise<unknown> & AsyncIterable<unknown>;
      const { signal } = new AbortController();
      return {
        rpc,
        call: async (request, caller) =>
          responseStream ? await Array.fromAsync(handle(request, caller, signal)) : await handle(request, caller, signal),
      };
    }),
  );
