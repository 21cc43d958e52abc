/** Time for the response to reach the caller through the event loops of two busy processes. */
const RESPONSE_MS = 500;

/**
 * Waits for `work` for as long as a caller with the deadline `deadlineAt` (ms epoch; undefined for none) can still receive a response. Work
 * that takes longer continues in the background, so it must not reject. gRPC computes deadlines by the clock of this process, not by that of the
 * database.
 */
export async function waitForCaller(work: Promise<void>, deadlineAt: number | undefined): Promise<void> {
  if (deadlineAt === undefined) return await work;
  const waitMs = Math.max(0, deadlineAt - RESPONSE_MS - Date.now());
  const { promise: timeout, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(giveUp, waitMs);
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
