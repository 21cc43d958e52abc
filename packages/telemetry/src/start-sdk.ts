import {
  type Attributes,
  type Context,
  DiagLogLevel,
  type Link,
  type SpanKind,
  TraceFlags,
  createNoopMeter,
  diag,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation, type PgInstrumentationConfig } from '@opentelemetry/instrumentation-pg';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SamplingResult,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { register } from 'import-in-the-middle/register-hooks.mjs';
import manifest from '../package.json' with { type: 'json' };
import { querySummaries } from './query-summary.ts';
import { type Signals, startSignals } from './signals.ts';

/**
 * Starts the SDK, configured by the standard environment variables. HTTP and gRPC are not instrumented by libraries: the gateway, `packages/rpc`, and the
 * sender of webhooks open their own spans, so that the trace context is accepted and sent only where that is intended.
 */
export function startSdk({ traces, metrics }: Signals): { shutdown(): Promise<void> } {
  // ioredis is imported as an ES module, which only a loader hook can patch. Its own parts and those of pg use require, which is patched as well.
  register({ include: ['ioredis'] });
  diag.setLogger(stderrLogger, DiagLogLevel.ERROR);
  const tracers = traces
    ? [new PgInstrumentation(pgOptions()), new IORedisInstrumentation({ dbStatementSerializer: (command) => command })]
    : [];
  // OTEL_RESOURCE_ATTRIBUTES takes precedence.
  const version = process.env.STOREFRONT_VERSION ?? manifest.version;
  const sdk = new NodeSDK({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.version': version })),
    sampler: samplerOf(process.env),
    // Baggage is neither accepted nor passed on: nothing here uses it.
    textMapPropagator: new W3CTraceContextPropagator(),
    instrumentations: [...tracers, ...(metrics ? [new RuntimeNodeInstrumentation()] : [])],
    ...(traces ? {} : { spanProcessors: [] }),
    ...(metrics ? {} : { metricReaders: [] }),
    logRecordProcessors: [],
  });
  sdk.start();
  // packages/db has the metrics of the pool, also while nothing is traced.
  for (const tracer of tracers) tracer.setMeterProvider({ getMeter: createNoopMeter });
  startSignals({ traces, metrics });
  return sdk;
}

/** Polls and sweeps are not traced. By itself, the library would name a span after its prepared statement, such as `s2`. */
function pgOptions(): PgInstrumentationConfig {
  const summaryOf = querySummaries();
  return {
    requireParentSpan: true,
    ignoreConnectSpans: true,
    requestHook(span, { query: { text } }) {
      const summary = summaryOf(text);
      span.updateName(summary);
      span.setAttribute('db.query.summary', summary);
    },
  };
}

const write = (message: string, ...details: unknown[]): void =>
  void process.stderr.write(`telemetry: ${[message, ...details].join(' ')}\n`);
const ignore = (): void => undefined;
const stderrLogger = { error: write, warn: ignore, info: ignore, debug: ignore, verbose: ignore };

/** Returns the sampler that OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG name; by default it keeps every trace and follows the parent. */
export function samplerOf(env: NodeJS.ProcessEnv): Sampler {
  const [, parentBased, kind] = /^(parentbased_)?(always_on|always_off|traceidratio)$/.exec(env.OTEL_TRACES_SAMPLER ?? '') ?? [];
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1);
  const root = followLinks(kind === undefined ? new AlwaysOnSampler() : ROOTS[kind as keyof typeof ROOTS](ratio));
  return parentBased === undefined && kind !== undefined ? root : new ParentBasedSampler({ root });
}

const ROOTS = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio: number) => new TraceIdRatioBasedSampler(ratio >= 0 && ratio <= 1 ? ratio : 1),
} as const;

/** Samples a trace that links to others exactly if one of those was sampled. With independent decisions, a ratio of 5% would sample 0.25% of them together. */
const followLinks = (others: Sampler): Sampler => ({
  shouldSample(parent: Context, traceId: string, name: string, kind: SpanKind, attributes: Attributes, links: Link[]): SamplingResult {
    if (links.length === 0 || trace.getSpanContext(parent) !== undefined) {
      return others.shouldSample(parent, traceId, name, kind, attributes, links);
    }
    const isSampled = links.some(({ context }) => (context.traceFlags & TraceFlags.SAMPLED) !== 0);
    return { decision: isSampled ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
  },
  toString: () => `FollowLinks{${others.toString()}}`,
});
