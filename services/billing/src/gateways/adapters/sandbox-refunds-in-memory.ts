import type { SandboxRefund, SandboxRefunds } from '../domain/sandbox-refund.ts';

/** Remembers refunds in this process only, for tests without a database. */
export function sandboxRefundsInMemory(): SandboxRefunds {
  const refunds = new Map<string, SandboxRefund>();
  return {
    record: async (refund) => {
      const known = refunds.get(refund.id) ?? refund;
      refunds.set(refund.id, known);
      return known;
    },
    find: async (_tenantId, id) => refunds.get(id),
  };
}
