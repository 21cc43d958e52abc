import type { z } from 'zod';
import type { Message } from '../../http/input/to-message.ts';
import { enveloped, noContent, type Reply } from '../../http/replies/reply.ts';
import type { Call, Route } from '../../http/routing/route.ts';
import { advanceClock, type ShownClock, showClock } from '../../stores/sandbox/advance-clock.ts';
import { addFault, clearFaults, type ShownFault, showFault } from '../../stores/sandbox/faults.ts';
import { asStore } from '../../stores/sandbox/own-keys.ts';
import { listFaults } from '../../stores/store/sandbox-faults.ts';
import type { ResourceDeps } from '../deps.ts';
import type { SandboxFaultIn } from '../schemas/sandbox-faults.ts';
import type { ClockAdvanceIn } from '../schemas/sandbox.ts';
import { checkFaultTarget } from './fault-target.ts';
import { renderPayment } from './sandbox-set-ups.ts';

/** Returns the operations on the clock and the faults of a sandbox. Faults apply to `routes`. */
export const sandboxHandlers = ({ sandbox }: ResourceDeps, routes: readonly Route[]) => ({
  /** Returns everything that was set up in the sandbox. */
  getSandbox: async (_request: object, { caller }: Call): Promise<Reply> => {
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
  },
  /** Removes the faults and the payments ahead of time, and forgets the attempts that count against limits. The clock stays. */
  resetSandbox: async (_request: object, { caller }: Call): Promise<Reply> => {
    const { billing } = sandbox.clients;
    await Promise.all([clearFaults(sandbox, caller), billing.clearPayments({}, caller), billing.clearAttempts({}, caller)]);
    return noContent();
  },
  advanceClock: async ({ by, to }: z.output<typeof ClockAdvanceIn>, { caller }: Call): Promise<Reply> => {
    const move = to instanceof Date ? { to } : { byMs: by ?? 0 };
    const { replayed, ...clock } = await advanceClock(sandbox)(move, asStore(caller));
    return enveloped(renderClock(clock), { replayed });
  },
  addFault: async (given: Message<z.output<typeof SandboxFaultIn>>, { caller }: Call): Promise<Reply> => {
    checkFaultTarget(given, routes);
    const { fault, replayed } = await addFault(sandbox)(given, asStore(caller));
    return enveloped(renderFault(fault), { status: 201, replayed });
  },
  clearFaults: async (_request: object, { caller }: Call): Promise<Reply> => {
    await clearFaults(sandbox, caller);
    return noContent();
  },
});

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
