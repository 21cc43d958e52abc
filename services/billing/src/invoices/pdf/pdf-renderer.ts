import { AppError } from '@storefront/errors';
import { type Flow, createFairQueue } from '@storefront/fair-queue';
import { Piscina } from 'piscina';
import type { InvoiceDocument } from './invoice-document.ts';
import type { Stop } from './pace-rendering.ts';
import type { WorkerTask } from './render-worker.ts';
import { rendererVersion } from './renderer-version.ts';

/** A thread takes up to 280 MB with the fonts of all scripts open. One renders 50 usual invoices a second, which is more than the shoppers of a store read. */
const RENDER_THREADS = 1;
/** Documents that are loaded or rendered at the same time. */
export const RENDERINGS_MAX = 3;
/** One document of a store is loaded while another is rendered, and a permit always remains for another store. */
export const RENDERINGS_PER_STORE = 2;
/** 50 at once, with a margin. A usual invoice takes 20 ms, so the last of them waits little more than a second. */
export const RENDER_QUEUE_MAX = 64;
/** The longest wait in the queue: enough for 50 invoices of 500 lines, at 0.3 s each. */
export const RENDER_WAIT_MS = 20_000;
/** The processor time of a rendering. 500 lines of 500 random characters in eight scripts need 12 s, and other invoices of 500 lines less than a second. */
export const RENDER_BUDGET_MS = 20_000;

/** An invoice with the bytes of its logo. */
export interface RenderTask {
  readonly document: InvoiceDocument;
  readonly logo: Buffer | undefined;
}

/** Renders invoices outside the main thread. */
export interface PdfRenderer {
  /** Changes with everything that affects the bytes besides the document. */
  readonly version: string;
  /**
   * Runs `work`, which loads and renders a document, when a permit is free, so that few documents are in memory however many are requested, and no store
   * waits for another. Throws `overloaded` when too many wait or one waits too long. Aborting the signal of the flow gives it up.
   */
  schedule<T>(flow: Flow, work: () => Promise<T>): Promise<T>;
  /** Throws gateway_timeout if the rendering takes too long. Aborting it releases its permit. */
  render(task: RenderTask, signal: AbortSignal): Promise<Buffer>;
  /** Whether a logo can be drawn. */
  canDraw(logo: Buffer): Promise<boolean>;
  close(): Promise<void>;
}

/** A thread that is idle for this time ends and frees its memory; the next invoice then takes about 0.3 s longer. */
const IDLE_MS = 60_000;
/** 500 lines of 500 characters in eight scripts need 110 MB of the heap and 10 s of processor time. A rendering beyond the limit fails and ends its thread, not the process. */
const HEAP_MB = 192;
/** Small, because a larger one makes the process larger and the rendering no faster. */
const YOUNG_HEAP_MB = 8;
/** A thread that is stuck, for longer than all its renderings may take, is replaced. */
const STUCK_MS = 5 * RENDER_BUDGET_MS;

const WORKER = new URL('render-worker.ts', import.meta.url).href;

/** Opens a pool without threads; they start with the first renderings. */
export function createPdfRenderer({ waitMs = RENDER_WAIT_MS, budgetMs = RENDER_BUDGET_MS } = {}): PdfRenderer {
  let pool = openPool();
  const queue = createFairQueue({
    resource: 'pdf_renderings',
    running: RENDERINGS_MAX,
    runningPerStore: RENDERINGS_PER_STORE,
    waiting: RENDER_QUEUE_MAX,
  });
  // Not by a signal: a task that piscina can abort has its thread for itself.
  const inThread = async <T>(run: (threads: Pool) => Promise<T>): Promise<T> => {
    const threads = pool;
    const stuck = setTimeout(() => {
      if (pool === threads) pool = openPool();
      void threads.destroy();
    }, STUCK_MS).unref();
    try {
      return await run(threads);
    } finally {
      clearTimeout(stuck);
    }
  };
  return {
    version: rendererVersion(),
    schedule: async (flow, work) => {
      try {
        return await queue.run({ ...flow, deadlineAt: Math.min(flow.deadlineAt ?? Number.POSITIVE_INFINITY, Date.now() + waitMs) }, work);
      } catch (error) {
        throw flow.signal?.aborted ? canceled(error) : error;
      }
    },
    render: async (task, signal) => {
      const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const cancel = (): void => void Atomics.store(flag, 0, 1);
      signal.addEventListener('abort', cancel);
      if (signal.aborted) cancel();
      try {
        const rendered = await inThread((threads) => threads.run({ ...task, budgetMs, canceled: flag }));
        if (rendered === 'canceled') throw canceled();
        if (rendered === 'over_budget') throw tookTooLong();
        return Buffer.from(rendered.buffer, rendered.byteOffset, rendered.byteLength);
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    canDraw: (logo) =>
      inThread((threads) => threads.run({ logo }, { name: 'drawLogo' })).then(
        () => true,
        () => false,
      ),
    close: () => pool.destroy(),
  };
}

type Pool = Piscina<WorkerTask | { logo: Uint8Array }, Uint8Array | Stop>;

const openPool = (): Pool =>
  new Piscina({
    filename: WORKER,
    minThreads: 0,
    maxThreads: RENDER_THREADS,
    // One more than the queue admits, for logos.
    concurrentTasksPerWorker: RENDERINGS_MAX + 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });

const canceled = (cause?: unknown): AppError =>
  new AppError('service_unavailable', 'The request was canceled before its PDF was rendered.', { cause });

const tookTooLong = (): AppError =>
  new AppError('gateway_timeout', 'This document takes too long to render as a PDF.', { reason: 'downstream_timeout' });
