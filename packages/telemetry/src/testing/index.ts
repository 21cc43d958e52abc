export { type RecordedSpan, recordSpans, type SpanRecorder } from './record-spans.ts';
