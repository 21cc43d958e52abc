import type { z } from 'zod';
import { NO_TENANT } from '../../access/principals/no-store.ts';
import { enveloped, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import { advanceClock as advance, type ShownClock, showClock } from '../../stores/sandbox/advance-clock.ts';
import type { ResourceDeps } from '../deps.ts';
import type { ClockAdvanceIn } from '../schemas/sandbox.ts';

type Deps = Pick<ResourceDeps, 'sandbox'>;

/** Idempotency keys are scoped to a customer. Those of the store itself have this one. */
const NO_CUSTOMER = NO_TENANT;

export const getSandbox =
  ({ sandbox }: Deps) =>
  async (_input: unknown, { caller }: Call): Promise<Reply> =>
    enveloped({ clock: renderClock(await showClock(sandbox, caller)) });

export const advanceClock =
  ({ sandbox }: Deps) =>
  async ({ body: { by, to } }: { body: z.output<typeof ClockAdvanceIn> }, { caller }: Call): Promise<Reply> => {
    const move = to instanceof Date ? { to } : { byMs: by ?? 0 };
    const { replayed, ...clock } = await advance(sandbox)(move, { ...caller, customerId: NO_CUSTOMER });
    return enveloped(renderClock(clock), { replayed });
  };

const renderClock = ({ now, aheadSeconds, status }: ShownClock) => ({ now, ahead_seconds: aheadSeconds, status });
