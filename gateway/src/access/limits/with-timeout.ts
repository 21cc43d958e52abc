/**
 * Settles like `work`, or rejects after `budgetMs`. If this process was blocked, the response can already be in the socket when the timer fires, so the sockets
 * are read once more before the call counts as late.
 */
export function withTimeout<T>(work: Promise<T>, budgetMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => setImmediate(reject, new Error('no response within the time budget'))), budgetMs);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}
