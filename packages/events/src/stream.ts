import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { millis, nanos } from '@nats-io/transport-node';
import { STREAM } from '@storefront/access';

export { STREAM };

/** Seven days, so that a consumer that was down over a long weekend needs no republishing. The outboxes keep events twice as long. */
export const MAX_AGE_MS = 7 * 24 * 3_600_000;
/** Ten minutes: longer than a relay takes to restart and republish a batch that it had not marked. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;
/** An hour, for differences between the clocks of Postgres and NATS. */
const CLOCK_MARGIN_MS = 3_600_000;
/** Survives the loss of one server of a cluster. */
const CLUSTER_REPLICAS = 3;

/**
 * Returns the stream, creating it if it does not exist. An existing stream keeps the settings of the NATS operators.
 * Uses only settings that nats-server 2.9 supports, so that a distribution's package is sufficient.
 */
export async function ensureStream(manager: JetStreamManager, replicas: number): Promise<StreamInfo> {
  const standing = await findStream(manager);
  if (standing !== undefined) return standing;
  try {
    return await manager.streams.add({
      name: STREAM,
      subjects: ['events.>'],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      // A full stream refuses new events, which then wait in the outboxes; the alternative policy would silently drop the oldest ones.
      discard: DiscardPolicy.New,
      max_age: nanos(MAX_AGE_MS),
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      num_replicas: replicas,
      deny_delete: true,
      deny_purge: true,
    });
  } catch (error) {
    // Another process may have created it at the same time, perhaps with a different replica count.
    const made = await findStream(manager);
    if (made !== undefined) return made;
    throw error;
  }
}

/** Returns how long the stream keeps events, which its operators may have changed; undefined if it keeps them forever. */
export const retentionOf = ({ config }: StreamInfo): number | undefined => (config.max_age === 0 ? undefined : millis(config.max_age));

/** Returns how far back the stream must contain all events. Does not exceed the default retention, which is enough to find losses. */
export function retainedMsOf(info: StreamInfo): number {
  const retention = Math.min(retentionOf(info) ?? MAX_AGE_MS, MAX_AGE_MS);
  return retention - Math.min(CLOCK_MARGIN_MS, retention / 2);
}

/** Returns three replicas for a server in a cluster, and one for a single server. */
export const defaultReplicas = (cluster: string | undefined): number => (cluster === undefined ? 1 : CLUSTER_REPLICAS);

async function findStream(manager: JetStreamManager): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(STREAM);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return undefined;
    throw error;
  }
}
