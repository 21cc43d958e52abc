import { isAppError } from '@storefront/errors';
import type { Clients } from '../clients.ts';
import type { ServiceName } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';
import { type Check, checkOf, failedCheck, withSeen } from './check.ts';

/** A full scan of a large service takes minutes; each of its statements has a timeout in the service. */
const DEADLINE_MS = 60 * 60_000;

/** Checks the rules of one service. */
export async function checkService(clients: Clients, service: ServiceName, since: Date | undefined): Promise<Check[]> {
  const responds = { name: `${service}.responds`, description: `The ${service} service responds.` };
  try {
    const { checks } = await clients.operations(service).checkInvariants(since === undefined ? {} : { changedSince: since.toISOString() }, {
      ...operatorCaller(),
      deadlineAt: Date.now() + DEADLINE_MS,
    });
    const results = checks.map(({ name, description, violationCount, violationIds }) =>
      checkOf({ name: `${service}.${name}`, description }, violationIds, Number(violationCount)),
    );
    return [withSeen(checkOf(responds, []), results.length, 1), ...results];
  } catch (error) {
    if (!isAppError(error)) throw error;
    return [failedCheck(responds, error.message)];
  }
}
