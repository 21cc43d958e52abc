/**
 * The promise's own outcome, or a rejection once `budgetMs` have passed. When this process itself was held up, the answer may lie unread in the socket
 * while the timer fires first: the sockets are read once more before the other side is called late.
 */
export function withinBudget<T>(asked: Promise<T>, budgetMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => setImmediate(reject, new Error('no answer within the budget'))), budgetMs);
    asked.then(
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
