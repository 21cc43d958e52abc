import type { Clients } from '../clients.ts';
import type { ServiceName } from '../connection.ts';
import { operatorCaller } from '../operator-caller.ts';

/** A full scan of a long log takes minutes. */
const DEADLINE_MS = 10 * 60_000;

/** Verifies the audit log of one service, and that the entry of an earlier result is still in it. */
export async function verifyAudit(
  clients: Clients,
  service: ServiceName,
  earlier: { readonly entries: number; readonly hash: string } | undefined,
) {
  const earlierPosition = earlier === undefined || earlier.entries === 0 ? undefined : earlier.entries;
  const caller = { ...operatorCaller(), deadlineAt: Date.now() + DEADLINE_MS };
  const result = await clients.operations(service).verifyAudit({ earlierPosition }, caller);
  const isContinued = earlierPosition === undefined || result.earlierHash === earlier?.hash;
  const violationCount = Number(result.violationCount);
  return {
    service,
    ok: violationCount === 0 && isContinued,
    entries: Number(result.position),
    hash: result.hash,
    violations: violationCount,
    violation_positions: result.violationPositions.map(Number),
    continues_earlier: earlier === undefined ? null : isContinued,
  };
}
