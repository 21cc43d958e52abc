import { setTimeout as sleep } from 'node:timers/promises';
import { NO_STORE } from '@storefront/contract';
import { type Caller, serviceCaller } from './caller.ts';
import type { Handler } from './definition-types.ts';
import type { ImplementedService } from './implement.ts';
import { isRead } from './service-definition.ts';

/** Several times what the reads of a service take on a busy machine. A read that waits for another service must not delay the start longer. */
const WARM_MS = 3_000;
/** The connections to the database that a checkout uses at once, which are open afterward. */
const AT_ONCE = 4;

/** The ID of what does not exist. */
const NOTHING = '00000000-0000-0000-0000-000000000000';

/**
 * Calls each read once that another process of the system may call, for a store that does not exist. The first request then finds the code compiled and
 * connections to the database open. Results and failures do not matter. Resolves after `WARM_MS` at the latest.
 */
export async function warmReads(services: readonly ImplementedService[]): Promise<void> {
  const caller = {
    ...serviceCaller({ tenantId: NOTHING, mode: 'live' }, { ...NO_STORE, currency: 'USD' }, { customerId: NOTHING }),
    deadlineAt: Date.now() + WARM_MS,
  };
  const reads = services.flatMap((service) => readsIn(service, caller)).values();
  const oneByOne = async (): Promise<void> => {
    for (const read of reads) await read().catch(() => undefined);
  };
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, oneByOne)), sleep(WARM_MS, undefined, { ref: false })]);
}

const readsIn = ({ definition, handlers, callersOf }: ImplementedService, caller: Caller): readonly (() => Promise<unknown>)[] =>
  Object.entries(definition)
    .filter(([rpc, { responseStream }]) => isRead(rpc) && !responseStream && callersOf(rpc).some((peer) => peer !== 'operator'))
    .map(([rpc, { requestDeserialize, responseSerialize }]) => async () => {
      const handler = handlers[rpc] as Handler<object, unknown>;
      const request = withIds(requestDeserialize(Buffer.alloc(0)) as object);
      return responseSerialize(await handler(request, caller));
    });

/** Without IDs, a read would end at its first check. */
const withIds = (request: object): object =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [name, name.endsWith('Id') && value === '' ? NOTHING : value]));
