import { AckPolicy, type ConsumerConfig, type ConsumerInfo, DeliverPolicy, JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { coerce, gte } from 'semver';
import type { BusLink } from '../bus.ts';
import { aggregateOf, subjectOfType } from '../event/domain-event.ts';
import { STREAM } from '../stream.ts';

/** The limits of a durable consumer. */
export interface ConsumerLimits {
  readonly ackWaitMs: number;
  readonly maxAckPending: number;
}

/** The first version of nats-server whose consumers support several filters. */
const FILTERS_SINCE = '2.10.0';

/** Reports whether the server can filter by these types. An older server sends more events, and the consumer skips the others. */
export const filtersTypes = (serverVersion: string, types: readonly string[]): boolean =>
  types.length === 1 || gte(coerce(serverVersion) ?? '0.0.0', FILTERS_SINCE);

/** Creates the durable consumer, or updates its filter if the service now consumes other types. */
export async function ensureConsumer(link: BusLink, name: string, types: readonly string[], limits: ConsumerLimits): Promise<void> {
  const filter = filterOf(link.serverVersion, types);
  const standing = await findConsumer(link, name);
  if (standing === undefined) {
    await link.manager.consumers.add(STREAM, {
      durable_name: name,
      // Include events published before the consumer was first created.
      deliver_policy: DeliverPolicy.All,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(limits.ackWaitMs),
      max_ack_pending: limits.maxAckPending,
      // The consumer counts retries and dead-letters events itself; the server would drop an event silently.
      max_deliver: -1,
      ...filter,
    });
  } else if (!sameFilter(standing.config, filter)) {
    await link.manager.consumers.update(STREAM, name, filter);
  }
}

type Filter = Pick<ConsumerConfig, 'filter_subject' | 'filter_subjects'>;

function filterOf(serverVersion: string, types: readonly string[]): Filter {
  const [only, ...others] = types.map(subjectOfType);
  // Always set both, so that an update clears the other one: the server refuses a consumer with both.
  if (only !== undefined && others.length === 0) return { filter_subject: only, filter_subjects: undefined };
  if (filtersTypes(serverVersion, types)) return { filter_subject: undefined, filter_subjects: types.map(subjectOfType) };
  return { filter_subject: subjectOfAll(types), filter_subjects: undefined };
}

/** Returns one subject that covers all types: their aggregate's, if they share one. */
function subjectOfAll(types: readonly string[]): string {
  const [aggregate, ...others] = new Set(types.map(aggregateOf));
  return aggregate === undefined || others.length > 0 ? 'events.>' : subjectOfType(`${aggregate}.*`);
}

function sameFilter(standing: Filter, wanted: Filter): boolean {
  const subjects = ({ filter_subject: one, filter_subjects: several }: Filter): string => (several ?? [one ?? '']).toSorted().join(' ');
  return subjects(standing) === subjects(wanted);
}

/** Returns a durable consumer, or undefined if it does not exist. */
export async function findConsumer({ manager }: BusLink, name: string): Promise<ConsumerInfo | undefined> {
  try {
    return await manager.consumers.info(STREAM, name);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound) return undefined;
    throw error;
  }
}
