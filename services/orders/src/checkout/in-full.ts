/** Waits for all of them, whatever becomes of each, then throws the first failure: one dead neighbour must not keep work from the others. */
export async function inFull(work: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(work);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
