import {
  type Attributes,
  type Context,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { TraceHeaders } from './active-trace.ts';
import { droppedTrace, withDroppedTrace, withoutDroppedTrace } from './dropped-trace.ts';
import { hasTraces } from './signals.ts';

/** The work that a span describes, and its parent and links. */
export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
  /** The span's parent from another process; by default the active span. Without a valid `traceparent`, the span starts a trace. */
  readonly parent?: TraceHeaders;
  /** The `traceparent` of each trace that caused this work. With this, the span starts a trace of its own and links to them. */
  readonly links?: readonly string[];
}

/** A span in progress. */
export interface OpenSpan {
  /** Whether the span is sampled. If it is not, attributes need not be computed. */
  readonly isRecording: boolean;
  /** Runs `work` with the span as the active one. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  /** Ends the span. `failure` is the type of an error, of low cardinality. */
  end(attributes?: Attributes, failure?: string): void;
}

const NO_LINKS: Link[] = [];
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Starts a span, or returns undefined if this process records none or if the span would belong to a trace that is not sampled. */
export function openSpan(name: string, { kind, attributes = {}, parent, links: causes }: SpanOptions): OpenSpan | undefined {
  if (!hasTraces()) return undefined;
  const outer = parent === undefined ? context.active() : contextOf(parent);
  if (causes === undefined && droppedTrace(outer) !== undefined) return undefined;
  const links = causes?.flatMap(linksTo) ?? NO_LINKS;
  const tracer = trace.getTracer('storefront');
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, links, root: causes !== undefined }, outer);
  if (!span.isRecording()) return droppedSpan(withDroppedTrace(outer, span.spanContext()));
  return {
    isRecording: true,
    run: (work) => context.with(trace.setSpan(withoutDroppedTrace(outer), span), work),
    rename: (better) => void span.updateName(better),
    end(more = {}, failure?: string) {
      span.setAttributes(failure === undefined ? more : { ...more, 'error.type': failure });
      if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

const droppedSpan = (inner: Context): OpenSpan => ({
  isRecording: false,
  run: (work) => context.with(inner, work),
  rename: () => undefined,
  end: () => undefined,
});

/** How to end the span of `inSpan`. */
export interface SpanResult<T> {
  /** Attributes from the result. */
  readonly attributesOf?: (result: T) => Attributes;
  /** The type of the failure that a result reports; undefined for a success. */
  readonly failureOf?: (result: T) => string | undefined;
}

/** Runs `work` in a span that fails if `work` rejects. Messages of errors can contain values, so only their type is recorded. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
  { attributesOf, failureOf }: SpanResult<T> = {},
): Promise<T> {
  const span = openSpan(name, options);
  if (span === undefined) return work();
  try {
    const result = await span.run(work);
    span.end(attributesOf?.(result), failureOf?.(result));
    return result;
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : 'unknown');
    throw error;
  }
}

/** Whether a span is active, so that work is part of a trace that is sampled. */
export const isTraced = (): boolean => hasTraces() && trace.getActiveSpan() !== undefined;

function linksTo(traceparent: string): Link[] {
  const cause = trace.getSpanContext(contextOf({ traceparent }));
  return cause === undefined ? [] : [{ context: cause }];
}

const contextOf = (carrier: TraceHeaders): Context => propagation.extract(ROOT_CONTEXT, carrier);
