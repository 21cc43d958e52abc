import type { IdentifyToken, OperatorCall, Operators, PeerName } from '@storefront/access';
import type { Scope } from '@storefront/contract';
import { AppError } from '@storefront/errors';
import { type FairQueue, inFlow, type Leave, type Flow, flowOf } from '@storefront/fair-queue';
import { atStoreTime, inStoreZone } from '@storefront/store-clock';
import { inRequest, type Logger } from '@storefront/telemetry';
import { admitOperator } from './admit-operator.ts';
import { REPLY_MS } from './caller-metadata.ts';
import type { Caller } from './caller.ts';
import { authorizePeer } from './identify-peer.ts';
import type { IncomingCall } from './incoming-call.ts';

/** The dependencies of the handling of a call. */
export interface HandlingOptions {
  readonly identifyToken: IdentifyToken;
  /** The peers that may call this RPC. */
  readonly callers: readonly PeerName[];
  readonly log: Logger;
  /** The permits of calls of this kind. */
  readonly permits: FairQueue;
  /** Returns how far a store's sandbox clock is ahead, for calls that do not carry it. Without it, handlers work at the real time. */
  readonly storeClock?: StoreClock | undefined;
  /** Called when a call that can change something begins and ends. */
  readonly onWork?: (() => void) | undefined;
  /** Identifies operators and records their calls. Without it, only the token of the environment is known. */
  readonly operators?: Operators | undefined;
}

/** Looks up how far a store's sandbox clock is ahead of the real time, in milliseconds. */
export type StoreClock = (scope: Scope) => Promise<number>;

/** Handles a call: identifies and authorizes the peer, sets the time and the time zone of the store, maps errors, and logs one wide event. */
export async function handleCall<T>(call: IncomingCall, options: HandlingOptions, work: (caller: Caller) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let peer: PeerName | undefined;
  let caller: Caller | undefined;
  let failure: AppError | undefined;
  let leave: Leave | undefined;
  let operated: OperatorCall | undefined;
  try {
    peer = call.peer();
    const sent = call.caller();
    caller = sent;
    authorizePeer(peer, sent, options.callers);
    if (peer === 'operator')
      operated = await admitOperator(call, sent, options.operators, (made) => {
        operated = made;
      });
    const from = operated === undefined ? sent : { ...sent, operator: operated.operator };
    const flow = flowOf(from);
    const entered = options.permits.enter(withReplyTime(flow));
    leave = typeof entered === 'function' ? entered : await entered;
    options.onWork?.();
    const { timeZone } = from.store;
    const handle = (at: Caller): Promise<T> => inStoreZone(timeZone, () => inRequest(requestOf(at), () => work(at)));
    const run = (): Promise<T> => inFlow(flow, () => atTimeOf(from, options.storeClock, handle));
    return await (operated === undefined || options.operators === undefined ? run() : options.operators.record(operated, run));
  } catch (error) {
    failure = asAppError(error);
    throw failure;
  } finally {
    leave?.();
    options.onWork?.();
    const event = {
      rpc: call.path,
      ...(peer ? { peer } : {}),
      duration_ms: Math.round((performance.now() - startedAt) * 10) / 10,
      outcome: failure?.code ?? 'ok',
      ...(failure?.reason ? { reason: failure.reason } : {}),
      ...(caller ? { request_id: caller.requestId, tenant_id: caller.tenantId, mode: caller.mode } : {}),
      ...(operated ? { operator: operated.operator.name, tenant_id: operated.tenantId, mode: operated.mode } : {}),
    };
    if (failure?.code === 'internal_error') options.log.error({ ...event, err: failure.cause ?? failure }, 'rpc');
    // The cause, for example a full disk, is in no other log: the caller only learns that it can retry.
    else if (failure?.code === 'service_unavailable') options.log.warn({ ...event, err: failure.cause ?? failure }, 'rpc');
    else options.log.info(event, 'rpc');
  }
}

/** A call can wait for its permit until it ends itself. What it waits for later ends earlier, so that there is time for the response. */
const withReplyTime = (flow: Flow): Flow => (flow.deadlineAt === undefined ? flow : { ...flow, deadlineAt: flow.deadlineAt + REPLY_MS });

/** Events are linked to requests of the public API only. */
const requestOf = ({ kind, requestId }: Caller): string | undefined => (kind === 'shopper_api' ? requestId : undefined);

/** Runs the work of a sandbox at the time of its store. Live mode has no clock to look at. */
async function atTimeOf<T>(caller: Caller, storeClock: StoreClock | undefined, work: (caller: Caller) => Promise<T>): Promise<T> {
  // A call without a store, such as that of a payment page, has no store's time.
  if (caller.mode === 'live' || caller.tenantId === '' || storeClock === undefined) return work(caller);
  const clockOffsetMs = caller.clockOffsetMs ?? (await storeClock(caller));
  return atStoreTime(clockOffsetMs, () => work({ ...caller, clockOffsetMs }));
}

const asAppError = (error: unknown): AppError =>
  error instanceof AppError ? error : new AppError('internal_error', 'Something went wrong on our side.', { cause: error });
