import type { FaultEffect } from '../access/principals/fault-effect.ts';
import { publicPath } from '../http/checks/inject-fault.ts';
import type { RecordedCalls } from '../http/context/record-call.ts';
import type { RequestContext } from '../http/context/request-context.ts';

/** The recorded properties of a request: no value that a shopper has sent, and no address. */
export interface RequestRecord {
  readonly id: string;
  readonly startedAt: string;
  readonly operation: string;
  readonly method: string;
  /** The path as the OpenAPI document writes it, without values. */
  readonly path: string;
  /** 0 if a sandbox fault closed the connection. */
  readonly status: number;
  readonly code: string | null;
  readonly reason: string | null;
  /** The effect of a fault of the sandbox; absent without one. */
  readonly sandboxFault?: FaultEffect['kind'] | undefined;
  /** The value of `X-Service-Warning` in the sandbox, absent without one: in live mode, even a name can be that of a person. */
  readonly warning?: string | undefined;
  readonly durationMs: number;
  readonly cache: 'hit' | 'miss' | 'unchanged' | null;
  readonly calls: readonly RecordedCalls[];
}

/** Builds the record of a request that was responded to. Undefined without a route, which then has no store either. */
export function recordOf(context: RequestContext, status: number, now: number): RequestRecord | undefined {
  const { calls = [], edge = null, error, mode, requestId, route, sandboxFault, startedAt, warning } = context;
  if (route === undefined) return undefined;
  const durationMs = performance.now() - startedAt;
  return {
    id: requestId,
    startedAt: new Date(now - durationMs).toISOString(),
    operation: route.id,
    method: route.method.toUpperCase(),
    path: publicPath(route),
    status,
    code: error?.code ?? null,
    reason: error?.reason ?? null,
    sandboxFault,
    warning: mode === 'sandbox' ? warning : undefined,
    durationMs: tenths(durationMs),
    cache: edge,
    calls: calls.map(({ rpc, count, totalMs }) => ({ rpc, count, totalMs: tenths(totalMs) })),
  };
}

const tenths = (ms: number): number => Math.round(ms * 10) / 10;
