import { expect, test } from '@jest/globals';
import { type Link, ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { samplerOf } from './start-sdk.ts';

const RATIO = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
const spanContext = (traceFlags: TraceFlags) => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags, isRemote: true });
const [KEPT, DROPPED] = [spanContext(TraceFlags.SAMPLED), spanContext(TraceFlags.NONE)];

/** Whether a span is kept that starts under `parent`, if any, with these links. */
function keeps(env: NodeJS.ProcessEnv, { parent, links = [] }: { parent?: typeof KEPT; links?: Link[] } = {}): boolean {
  const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
  const { decision } = samplerOf(env).shouldSample(context, 'c'.repeat(32), 'span', SpanKind.SERVER, {}, links);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

test('by default every trace is kept unless its parent is not', () => {
  expect([keeps({}), keeps({}, { parent: KEPT }), keeps({}, { parent: DROPPED })]).toEqual([true, true, false]);
});

test('a ratio applies to traces that start here, and a parent decides for the others', () => {
  expect([keeps(RATIO), keeps(RATIO, { parent: KEPT })]).toEqual([false, true]);
  expect(keeps({ ...RATIO, OTEL_TRACES_SAMPLER_ARG: '1' })).toBe(true);
  expect(keeps({ OTEL_TRACES_SAMPLER: 'always_off' })).toBe(false);
});

test('a trace that links to another is kept exactly if that one is', () => {
  expect(keeps(RATIO, { links: [{ context: KEPT }] })).toBe(true);
  expect(keeps({}, { links: [{ context: DROPPED }] })).toBe(false);
});
