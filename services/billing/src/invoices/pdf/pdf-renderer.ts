import { AppError } from '@storefront/errors';
import { bulkhead, isBulkheadRejectedError, isTaskCancelledError } from 'cockatiel';
import { Piscina } from 'piscina';
import type { InvoiceDocument } from './invoice-document.ts';
import { RENDER_QUEUE_MAX, RENDER_THREADS, RENDER_TIMEOUT_MS } from './render-limits.ts';
import { rendererVersion } from './renderer-version.ts';

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
   * Runs `work`, which loads and renders a document, when a slot is free, so that few documents are in memory however many are requested.
   * Throws service_unavailable when too many wait or one waits too long. Aborting the signal gives up the slot.
   */
  schedule<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Throws service_unavailable if the rendering takes too long. Aborting a rendering frees its thread. */
  render(task: RenderTask, signal: AbortSignal): Promise<Buffer>;
  /** Whether a logo can be drawn. */
  canDraw(logo: Buffer): Promise<boolean>;
  close(): Promise<void>;
}

/** A thread that is idle for this time ends and frees its memory; the next invoice then takes about 0.3 s longer. */
const IDLE_MS = 60_000;
/** 500 lines of 500 characters need 45 MB. A rendering beyond the limit fails and ends its thread, not the process. */
const HEAP_MB = 96;
/** Small, because a larger one makes the process larger and the rendering no faster. */
const YOUNG_HEAP_MB = 8;

/** One document is loaded while the threads render others. */
const RUNNING_MAX = RENDER_THREADS + 1;

const WORKER = new URL('render-worker.ts', import.meta.url).href;

/** Opens a pool without threads; they start with the first renderings. */
export function createPdfRenderer({ timeoutMs = RENDER_TIMEOUT_MS }: { readonly timeoutMs?: number } = {}): PdfRenderer {
  const pool = new Piscina<{ document: InvoiceDocument; logo: Uint8Array | undefined } | { logo: Uint8Array }, Uint8Array>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: RENDER_THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
  });
  const running = bulkhead(RUNNING_MAX, RENDER_QUEUE_MAX);
  const timeout = (): AbortSignal => AbortSignal.timeout(timeoutMs);
  return {
    version: rendererVersion(),
    schedule: async (work, signal) => {
      try {
        return await running.execute(work, AbortSignal.any([signal, timeout()]));
      } catch (error) {
        throw isBulkheadRejectedError(error) || isTaskCancelledError(error) ? busy(error) : error;
      }
    },
    render: async (task, signal) => {
      try {
        const { buffer, byteOffset, byteLength } = await pool.run(task, { signal: AbortSignal.any([signal, timeout()]) });
        return Buffer.from(buffer, byteOffset, byteLength);
      } catch (error) {
        throw error instanceof Error && error.name === 'AbortError' ? busy(error) : error;
      }
    },
    canDraw: (logo) =>
      pool.run({ logo }, { signal: timeout(), name: 'drawLogo' }).then(
        () => true,
        () => false,
      ),
    close: () => pool.destroy(),
  };
}

const busy = (cause?: Error): AppError =>
  new AppError('service_unavailable', 'Too many invoices are being rendered. Try again in a moment.', { retryAfterSeconds: 1, cause });
