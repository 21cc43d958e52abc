import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A span, as the collector received it. */
export interface CollectedSpan {
  readonly service: string;
  /** The release of the service. */
  readonly version: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  /** `SERVER`, `CLIENT`, `PRODUCER`, `CONSUMER`, or `INTERNAL`. */
  readonly kind: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly isError: boolean;
}

/** A running collector. */
export interface OtlpCollector {
  readonly url: string;
  readonly spans: () => readonly CollectedSpan[];
  /** The metrics received so far, with their units. */
  readonly metrics: () => ReadonlyMap<string, string>;
  close(): void;
}

const KINDS = ['UNSPECIFIED', 'INTERNAL', 'SERVER', 'CLIENT', 'PRODUCER', 'CONSUMER'];

/** The environment in which a process sends traces and metrics to the collector soon. */
export const collectorEnvironment = ({ url }: Pick<OtlpCollector, 'url'>): Readonly<Record<string, string>> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '200',
});

/** Starts an OpenTelemetry collector that keeps what it receives as OTLP/JSON. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const unread: string[] = [];
  const spans: CollectedSpan[] = [];
  const metrics = new Map<string, string>();
  const read = (): void => {
    for (const body of unread.splice(0)) {
      const received = JSON.parse(body) as Export;
      spans.push(...spansIn(received));
      for (const [name, unit] of metricsIn(received)) metrics.set(name, unit);
    }
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      unread.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8'));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans() {
      read();
      return spans;
    },
    metrics() {
      read();
      return metrics;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Span extends Omit<CollectedSpan, 'kind' | 'attributes' | 'service' | 'version' | 'isError'> {
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly code?: number };
}

interface Scoped {
  readonly resource: { readonly attributes: readonly Attribute[] };
  readonly scopeSpans?: readonly { readonly spans: readonly Span[] }[];
  readonly scopeMetrics?: readonly { readonly metrics: readonly { readonly name: string; readonly unit?: string }[] }[];
}

interface Export {
  readonly resourceSpans?: readonly Scoped[];
  readonly resourceMetrics?: readonly Scoped[];
}

const valuesOf = (attributes: readonly Attribute[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansIn = ({ resourceSpans = [] }: Export): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const own = valuesOf(resource.attributes);
    const collected = ({ kind, attributes, links, parentSpanId, status, ...span }: Span): CollectedSpan => ({
      ...span,
      service: String(own['service.name']),
      version: String(own['service.version']),
      parentSpanId: parentSpanId ?? '',
      kind: KINDS[kind] ?? '',
      attributes: valuesOf(attributes),
      links: links ?? [],
      isError: status?.code === 2,
    });
    return scopeSpans.flatMap(({ spans }) => spans.map(collected));
  });

const metricsIn = ({ resourceMetrics = [] }: Export): (readonly [name: string, unit: string])[] =>
  resourceMetrics.flatMap(({ scopeMetrics = [] }) =>
    scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name, unit = '' }) => [name, unit] as const)),
  );
