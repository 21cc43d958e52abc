import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { trace } from '@opentelemetry/api';
import { activeTrace, traceHeaders } from './active-trace.ts';
import { isTraced, type OpenSpan, openSpan, type SpanOptions } from './spans.ts';
import { recordSpans, type SpanRecorder } from './testing/record-spans.ts';

let recorder: SpanRecorder;
beforeAll(() => {
  // A process that starts no trace of its own, and keeps those that others started.
  recorder = recordSpans('parentbased_always_off');
});
afterAll(() => recorder.close());

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SAMPLED = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` };
const start = (options: Partial<SpanOptions> = {}): OpenSpan => {
  const span = openSpan('work', { kind: 'server', ...options });
  if (span === undefined) throw new Error('No span was opened.');
  return span;
};

test('work whose trace is not sampled has no active span and opens none, and its trace goes to logs, calls, and events', () => {
  const span = start();

  span.run(() => {
    const { traceparent = '' } = traceHeaders();
    expect([span.isRecording, isTraced(), trace.getActiveSpan()]).toEqual([false, false, undefined]);
    expect(openSpan('statement', { kind: 'client' })).toBeUndefined();
    expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(activeTrace()).toEqual({ trace_id: traceparent.split('-')[1], span_id: traceparent.split('-')[2] });
    expect(start({ parent: { traceparent } }).isRecording).toBe(false);
  });
});

test.each([
  ['a parent in another process', { parent: SAMPLED }],
  ['a link', { links: [SAMPLED.traceparent] }],
] as const)('a span that is sampled because of %s is recorded within work whose trace is not sampled', (_reason, options) => {
  start().run(() => {
    const span = start(options);

    expect(span.isRecording).toBe(true);
    span.run(() => {
      expect(isTraced()).toBe(true);
      expect(traceHeaders().traceparent).toMatch(/-01$/);
      expect(start().isRecording).toBe(true);
    });
  });
});

test('work outside a trace has no trace', () => {
  expect([isTraced(), activeTrace(), traceHeaders()]).toEqual([false, {}, {}]);
});
