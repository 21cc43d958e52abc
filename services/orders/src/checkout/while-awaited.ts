/** What the answer itself still takes on its way to the caller, through the loops of two busy processes. */
const ANSWER_MS = 500;

/**
 * Waits for `work` as long as a caller that gives up at `deadlineAt` (ms epoch; undefined: never) can still be answered. Work that takes longer
 * goes on by itself, so it must not reject.
 */
export async function whileAwaited(work: Promise<void>, deadlineAt: number | undefined, now: Date): Promise<void> {
  if (deadlineAt === undefined) return await work;
  const patienceMs = Math.max(0, deadlineAt - ANSWER_MS - now.getTime());
  const { promise: given, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(giveUp, patienceMs);
  await Promise.race([work, given]);
  clearTimeout(timer);
}
