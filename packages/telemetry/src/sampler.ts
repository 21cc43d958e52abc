import { type Attributes, type Context, type Link, type SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SamplingResult,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

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

/** Keeps a trace that links to others exactly if one of those was kept. With independent decisions, a ratio of 5% would keep 0.25% of them together. */
const followLinks = (others: Sampler): Sampler => ({
  shouldSample(parent: Context, traceId: string, name: string, kind: SpanKind, attributes: Attributes, links: Link[]): SamplingResult {
    if (links.length === 0 || trace.getSpanContext(parent) !== undefined) {
      return others.shouldSample(parent, traceId, name, kind, attributes, links);
    }
    const isKept = links.some(({ context }) => (context.traceFlags & TraceFlags.SAMPLED) !== 0);
    return { decision: isKept ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
  },
  toString: () => `FollowLinks{${others.toString()}}`,
});
