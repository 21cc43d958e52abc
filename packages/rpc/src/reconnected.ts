import { connectivityState, type Client as GrpcClient } from '@grpc/grpc-js';

/** Twice what a lost connection waits before it is tried again: who is back is found within it, and who is gone costs no more. */
const RECONNECT_WITHIN_MS = 250;

/**
 * Resolves at once unless the last try to connect failed; then when the neighbour is back, or when it is not in time. Without it a call that may
 * not be sent twice fails although the neighbour listens again, for the connection is only tried now and then.
 */
export function reconnected(channel: GrpcClient): Promise<void> | undefined {
  if (channel.getChannel().getConnectivityState(false) !== connectivityState.TRANSIENT_FAILURE) return undefined;
  // Whether it came back or not: the call itself tells.
  return new Promise((resolve) => channel.waitForReady(Date.now() + RECONNECT_WITHIN_MS, () => resolve()));
}
