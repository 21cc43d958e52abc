import type { z } from 'zod';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { Call, Route } from '../../http/routing/route.ts';
import { advanceClock as advance, type ShownClock, showClock } from '../../stores/sandbox/advance-clock.ts';
import { addFault as add, clearFaults as clear, type ShownFault, showFault } from '../../stores/sandbox/faults.ts';
import { asStore } from '../../stores/sandbox/own-keys.ts';
import { listFaults } from '../../stores/store/sandbox-faults.ts';
import type { ResourceDeps } from '../deps.ts';
import type { ClockAdvanceIn } from '../schemas/sandbox.ts';
import type { SandboxFaultIn } from '../schemas/sandbox-faults.ts';
import { checkFaultTarget } from './fault-target.ts';
import { renderPayment } from './sandbox-set-ups.ts';

type Deps = Pick<ResourceDeps, 'sandbox'>;

/** Returns everything that was set up in the sandbox. */
export const getSandbox =
  ({ sandbox }: Deps) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> => {
    const [clock, faults, { payments }] = await Promise.all([
      showClock(sandbox, caller),
      listFaults(sandbox.db, caller),
      sandbox.clients.billing.listPayments({}, caller),
    ]);
    return enveloped({
      clock: renderClock(clock),
      faults: faults.map(showFault).map(renderFault),
      payments: payments.map(renderPayment),
    });
  };

/** Removes the faults and the payments ahead of time. The clock stays. */
export const resetSandbox =
  ({ sandbox }: Deps) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> => {
    await Promise.all([clear(sandbox, caller), sandbox.clients.billing.clearPayments({}, caller)]);
    return noContent();
  };

export const advanceClock =
  ({ sandbox }: Deps) =>
  async ({ body: { by, to } }: { body: z.output<typeof ClockAdvanceIn> }, { caller }: Call): Promise<Reply> => {
    const move = to instanceof Date ? { to } : { byMs: by ?? 0 };
    const { replayed, ...clock } = await advance(sandbox)(move, asStore(caller));
    return enveloped(renderClock(clock), { replayed });
  };

export const addFault =
  ({ sandbox }: Deps, routes: readonly Route[]) =>
  async ({ body }: { body: z.output<typeof SandboxFaultIn> }, { caller }: Call): Promise<Reply> => {
    checkFaultTarget(body, routes);
    const { fault, replayed } = await add(sandbox)(body, asStore(caller));
    return enveloped(renderFault(fault), { status: 201, replayed });
  };

export const clearFaults =
  ({ sandbox }: Deps) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> => {
    await clear(sandbox, caller);
    return noContent();
  };

const renderClock = ({ now, aheadSeconds, status }: ShownClock) => ({ now, ahead_seconds: aheadSeconds, status });

function renderFault({ id, method, path, effect, times, remaining, createdAt, expiresAt }: ShownFault) {
  return {
    id,
    method,
    path,
    effect: effect.kind,
    delay_ms: effect.kind === 'latency' ? effect.delayMs : null,
    status: effect.kind === 'error' ? effect.status : null,
    retry_after_seconds: effect.kind === 'error' ? effect.retryAfterSeconds : null,
    when: effect.kind === 'dropped_connection' ? effect.when : null,
    sections: effect.kind === 'missing_section' ? effect.sections : null,
    times,
    remaining,
    created_at: createdAt,
    expires_at: expiresAt,
  };
}
