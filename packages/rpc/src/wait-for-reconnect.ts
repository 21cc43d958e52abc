import { connectivityState, type Client as GrpcClient } from '@grpc/grpc-js';

/** Several intervals between connection attempts: long enough to reach a service that is back, even on a busy machine, and shorter than the budget of an optional section. */
const RECONNECT_WITHIN_MS = 500;

/**
 * Returns undefined unless the last connection attempt failed; otherwise resolves when the service is back, the time is up, or `deadline`
 * (ms epoch) has passed. Without this wait, a call that must not be retried fails even though the service is listening again, because
 * connections are attempted only at intervals.
 */
export function waitForReconnect(channel: GrpcClient, deadline: number): Promise<void> | undefined {
  if (channel.getChannel().getConnectivityState(false) !== connectivityState.TRANSIENT_FAILURE) return undefined;
  // The result does not matter: the call that follows reports it.
  return new Promise((resolve) => channel.waitForReady(Math.min(Date.now() + RECONNECT_WITHIN_MS, deadline), () => resolve()));
}
