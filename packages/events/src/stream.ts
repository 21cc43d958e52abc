import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

/** The one stream; every service's events are in it. */
export const STREAM = 'EVENTS';

/** Seven days: what a consumer that was away for a long weekend still finds. The outboxes keep events for twice as long. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
/** Ten minutes: longer than a relay takes to come back and publish a batch again that it had not marked. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;
/** Survives the loss of one server of a cluster. */
const CLUSTER_REPLICAS = 3;

/**
 * The stream as it stands, created where it is not. An existing stream is left as the operators of NATS have set it.
 * Only settings that nats-server 2.9 knows are used, so that a distribution's own package will do.
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
      // A full stream refuses new events, which then wait in the outboxes; the other policy would drop the oldest unseen.
      discard: DiscardPolicy.New,
      max_age: nanos(MAX_AGE_MS),
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      num_replicas: replicas,
      deny_delete: true,
      deny_purge: true,
    });
  } catch (error) {
    // Another process may have been faster by a moment, perhaps with other replicas.
    const made = await findStream(manager);
    if (made !== undefined) return made;
    throw error;
  }
}

/** Three copies where the server belongs to a cluster, one where it stands alone. */
export const defaultReplicas = (cluster: string | undefined): number => (cluster === undefined ? 1 : CLUSTER_REPLICAS);

async function findStream(manager: JetStreamManager): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(STREAM);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return undefined;
    throw error;
  }
}
