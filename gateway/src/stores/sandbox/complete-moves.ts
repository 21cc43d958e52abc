import { sweepEach } from '@storefront/lifecycle';
import { NO_STORE, serviceCaller } from '@storefront/rpc';
import type { Logger } from '@storefront/telemetry';
import { listAbandonedMoves } from '../store/sandbox-clocks.ts';
import { completeMove } from './advance-clock.ts';
import type { SandboxDeps } from './sandbox-deps.ts';

/** Completes the moves of clocks whose process died or whose services were unavailable. */
export const completeMoves = (deps: SandboxDeps, log: Logger): Promise<number> =>
  sweepEach({
    sweep: 'complete-clock-moves',
    log,
    find: (skipped) => listAbandonedMoves(deps.db, skipped),
    idOf: ({ tenantId }) => tenantId,
    settle: (move) => completeMove(deps, serviceCaller(move, NO_STORE), move),
  });
