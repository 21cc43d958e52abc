import { AckPolicy, type ConsumerConfig, type ConsumerInfo, DeliverPolicy, JetStreamApiCodes, JetStreamApiError } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { BusLink } from './bus.ts';
import { aggregateOf, subjectOfType } from './domain-event.ts';
import { isAtLeast } from './server-version.ts';
import { STREAM } from './stream.ts';

export interface ConsumerLimits {
  readonly ackWaitMs: number;
  readonly maxAckPending: number;
}

/** The first nats-server whose consumers take more than one filter. */
const FILTERS_SINCE = '2.10.0';

/** Whether the server delivers to this consumer nothing but its types. An older one sends more, and the consumer passes over the others. */
export const filtersTypes = (serverVersion: string, types: readonly string[]): boolean =>
  types.length === 1 || isAtLeast(serverVersion, FILTERS_SINCE);

/** Creates the durable consumer, or brings its filter up to date where the service has learned other types. */
export async function ensureConsumer(link: BusLink, name: string, types: readonly string[], limits: ConsumerLimits): Promise<void> {
  const filter = filterOf(link.serverVersion, types);
  const standing = await findConsumer(link, name);
  if (standing === undefined) {
    await link.manager.consumers.add(STREAM, {
      durable_name: name,
      // What was published before the consumer was first made counts too.
      deliver_policy: DeliverPolicy.All,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(limits.ackWaitMs),
      max_ack_pending: limits.maxAckPending,
      // The consumer itself counts tries and quarantines; the server would pass over an event in silence.
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
  // Both are always named, so that an update takes back the other kind: the server refuses a consumer with both.
  if (only !== undefined && others.length === 0) return { filter_subject: only, filter_subjects: undefined };
  if (filtersTypes(serverVersion, types)) return { filter_subject: undefined, filter_subjects: types.map(subjectOfType) };
  return { filter_subject: subjectOfAll(types), filter_subjects: undefined };
}

/** One subject that holds all the types: their aggregate's, where they have one in common. */
function subjectOfAll(types: readonly string[]): string {
  const [aggregate, ...others] = new Set(types.map(aggregateOf));
  return aggregate === undefined || others.length > 0 ? 'events.>' : subjectOfType(`${aggregate}.*`);
}

function sameFilter(standing: Filter, wanted: Filter): boolean {
  const subjects = ({ filter_subject: one, filter_subjects: several }: Filter): string => (several ?? [one ?? '']).toSorted().join(' ');
  return subjects(standing) === subjects(wanted);
}

async function findConsumer({ manager }: BusLink, name: string): Promise<ConsumerInfo | undefined> {
  try {
    return await manager.consumers.info(STREAM, name);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.ConsumerNotFound) return undefined;
    throw error;
  }
}
