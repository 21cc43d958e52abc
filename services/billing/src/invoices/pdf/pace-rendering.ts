/** After this time, a rendering yields to the others of the thread. A usual invoice takes eight such slices. */
const SLICE_MS = 1;

/** Why a rendering ended early. */
export type Stop = 'canceled' | 'over_budget';

/** Thrown when a rendering is canceled or has used up its time. */
export class RenderingStopped extends Error {
  override readonly name = 'RenderingStopped';
  readonly stop: Stop;

  constructor(stop: Stop) {
    super(stop);
    this.stop = stop;
  }
}

/**
 * Returns a function that a rendering awaits after each row. It lets the others run, and throws RenderingStopped once `canceled` is not zero or the rendering
 * itself, without the others, has used `budgetMs` of processor time.
 */
export function paceRendering(canceled: Int32Array, budgetMs: number): () => Promise<void> | undefined {
  let startedAt = performance.now();
  let before = process.threadCpuUsage();
  let usedMs = 0;
  return () => {
    if (performance.now() - startedAt < SLICE_MS) return undefined;
    const { user, system } = process.threadCpuUsage(before);
    usedMs += (user + system) / 1000;
    if (Atomics.load(canceled, 0) !== 0) throw new RenderingStopped('canceled');
    if (usedMs > budgetMs) throw new RenderingStopped('over_budget');
    return new Promise((resolve) => {
      setImmediate(() => {
        startedAt = performance.now();
        before = process.threadCpuUsage();
        resolve();
      });
    });
  };
}
