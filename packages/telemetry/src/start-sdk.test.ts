import { expect, test } from '@jest/globals';
import { type Link, ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { samplerOf } from './start-sdk.ts';

const RATIO = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
const spanContext = (traceFlags: TraceFlags) => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags, isRemote: true });
const [SAMPLED, DROPPED] = [spanContext(TraceFlags.SAMPLED), spanContext(TraceFlags.NONE)];

/** Whether a span is sampled that starts under `parent`, if any, with these links. */
function samples(env: NodeJS.ProcessEnv, { parent, links = [] }: { parent?: typeof SAMPLED; links?: Link[] } = {}): boolean {
  const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
  const { decision } = samplerOf(env).shouldSample(context, 'c'.repeat(32), 'span', SpanKind.SERVER, {}, links);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

test('by default every trace is sampled unless its parent is not', () => {
  expect([samples({}), samples({}, { parent: SAMPLED }), samples({}, { parent: DROPPED })]).toEqual([true, true, false]);
});

test('a ratio applies to traces that start here, and a parent decides for the others', () => {
  expect([samples(RATIO), samples(RATIO, { parent: SAMPLED })]).toEqual([false, true]);
  expect(samples({ ...RATIO, OTEL_TRACES_SAMPLER_ARG: '1' })).toBe(true);
  expect(samples({ OTEL_TRACES_SAMPLER: 'always_off' })).toBe(false);
});

test('a trace that links to another is sampled exactly if that one is', () => {
  expect(samples(RATIO, { links: [{ context: SAMPLED }] })).toBe(true);
  expect(samples({}, { links: [{ context: DROPPED }] })).toBe(false);
});
