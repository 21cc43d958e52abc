/**
 * Runs what goes on until Ctrl-C or SIGTERM, which is no failure. A repeated signal changes nothing: with an older Node as the system's, a process
 * receives the SIGINT of the terminal and that of `bin/storefront.mjs`.
 */
export async function untilStopped(run: (stopped: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await run(stopping.signal);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  } finally {
    // The process of a command that was stopped ends.
    if (!stopping.signal.aborted) process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
