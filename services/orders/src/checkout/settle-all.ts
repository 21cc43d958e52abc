/** Waits for all promises to settle, then throws the first failure, so that one unavailable service does not block the others. */
export async function settleAll(work: readonly unknown[]): Promise<void> {
  const outcomes = await Promise.allSettled(work);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
