/**
 * Preloaded with `--import` before a process's own code, so that the instrumentation can patch its imports.
 * Does nothing unless OTEL_EXPORTER_OTLP_ENDPOINT is set, so that processes without a collector have no overhead.
 */
import { GrpcInstrumentation } from '@opentelemetry/instrumentation-grpc';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { flushTelemetry, onFlush } from './flush-telemetry.ts';

if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
  const sdk = new NodeSDK({
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: (request) => request.url === '/health' }),
      new GrpcInstrumentation(),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      new IORedisInstrumentation({ dbStatementSerializer: (command) => command }),
      new UndiciInstrumentation(),
    ],
  });
  sdk.start();
  onFlush(() => sdk.shutdown());
  // For a process that ends because it has nothing left to do. process.exit does not emit this event, so runProcess flushes before it exits.
  process.once('beforeExit', () => void flushTelemetry());
}
