import { setTimeout as sleep } from 'node:timers/promises';
import { isAppError } from '@storefront/errors';
import type { Clients } from '../clients.ts';
import { SERVICE_NAMES } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';
import { type Check, checkOf, failedCheck, withSeen } from './check.ts';

/** The rule that this checks. */
export const CONSUMERS_RULE = { name: 'consumers_keep_up', description: 'Every event consumer is caught up or catching up.' };
/** Long enough for a working consumer to have handled something. */
const LOOK_AGAIN_MS = 2_000;

/** Checks that each consumer with a backlog makes progress. */
export async function checkConsumers(clients: Clients): Promise<Check> {
  try {
    const before = await backlogs(clients);
    const waiting = new Map([...before].filter(([, count]) => count > 0));
    if (waiting.size === 0) return withSeen(checkOf(CONSUMERS_RULE, []), before.size, 1);
    await sleep(LOOK_AGAIN_MS);
    const after = await backlogs(clients);
    const stuck = [...after].filter(([consumer, count]) => count >= (waiting.get(consumer) ?? Number.POSITIVE_INFINITY));
    const notes = stuck.map(([consumer, count]) => `${consumer} has ${count} events pending`);
    const ids = stuck.map(([consumer]) => consumer);
    return withSeen(checkOf(CONSUMERS_RULE, ids, ids.length, notes), after.size, 1);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return failedCheck(CONSUMERS_RULE, error.message);
  }
}

/** The backlog of each consumer. */
async function backlogs(clients: Clients): Promise<Map<string, number>> {
  const lags = await Promise.all(SERVICE_NAMES.map((service) => clients.operations(service).getLag({}, operatorCaller())));
  return new Map(
    lags.flatMap(({ consumers }) => consumers.map((each) => [each.consumer, Number(each.pending) + Number(each.unacknowledged)] as const)),
  );
}
