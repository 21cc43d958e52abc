import { context, propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { startSignals } from '../signals.ts';
import { samplerOf } from '../start-sdk.ts';

/** A span that has ended. */
export interface RecordedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly linkedTraceIds: readonly string[];
}

/** The spans of this process. */
export interface SpanRecorder {
  /** The spans that have ended, in the order of their ends. */
  readonly spans: readonly RecordedSpan[];
  /** Ends the traces of this process; another recorder can then start them again. */
  close(): Promise<void>;
}

/** Starts traces in this process and records their spans. `sampler` is a value of OTEL_TRACES_SAMPLER; by default, every trace is sampled. */
export function recordSpans(sampler?: string): SpanRecorder {
  const spans: RecordedSpan[] = [];
  const sdk = new NodeSDK({
    sampler: samplerOf({ OTEL_TRACES_SAMPLER: sampler }),
    textMapPropagator: new W3CTraceContextPropagator(),
    spanProcessors: [
      {
        onStart: () => undefined,
        onEnd: (span) => {
          const linkedTraceIds = span.links.map(({ context }) => context.traceId);
          spans.push({ name: span.name, traceId: span.spanContext().traceId, linkedTraceIds });
        },
        forceFlush: async () => undefined,
        shutdown: async () => undefined,
      },
    ],
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [],
  });
  sdk.start();
  startSignals({ traces: true, metrics: false });
  const close = async (): Promise<void> => {
    startSignals({ traces: false, metrics: false });
    await sdk.shutdown();
    // The SDK leaves what it has registered, which a later recorder could not replace.
    for (const registered of [trace, context, propagation]) registered.disable();
  };
  return { spans, close };
}
