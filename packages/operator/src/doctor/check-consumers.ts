import { setTimeout as sleep } from 'node:timers/promises';
import { isAppError } from '@storefront/errors';
import type { Clients } from '../clients.ts';
import { SERVICE_NAMES } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';
import type { Check } from './check.ts';

/** As the doctor names it. */
export const CONSUMERS_RULE = 'every consumer of events is caught up or catching up';
/** Long enough for a consumer that works to have taken something. */
const LOOK_AGAIN_MS = 2_000;

/** Whether the inboxes follow the outboxes: a consumer that has something before it must be getting on with it. */
export async function checkConsumers(clients: Clients): Promise<Check> {
  try {
    const before = await waitingFor(clients);
    if (before.size === 0) return { name: CONSUMERS_RULE, ok: true, detail: '' };
    await sleep(LOOK_AGAIN_MS);
    const after = await waitingFor(clients);
    const stuck = [...after].filter(([consumer, count]) => count >= (before.get(consumer) ?? Number.POSITIVE_INFINITY));
    return {
      name: CONSUMERS_RULE,
      ok: stuck.length === 0,
      detail: stuck.map(([consumer, count]) => `${consumer} has ${count} before it`).join('; '),
    };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { name: CONSUMERS_RULE, ok: false, detail: error.message };
  }
}

/** The events that each consumer has not handled, of those that have any. */
async function waitingFor(clients: Clients): Promise<Map<string, number>> {
  const lags = await Promise.all(SERVICE_NAMES.map((service) => clients.operations(service).getLag({}, operatorCaller())));
  const waiting = lags.flatMap(({ consumers }) =>
    consumers.map((each) => [each.consumer, Number(each.pending) + Number(each.unacknowledged)] as const),
  );
  return new Map(waiting.filter(([, count]) => count > 0));
}
