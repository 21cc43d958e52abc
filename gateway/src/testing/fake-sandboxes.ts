import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@storefront/errors';
import type { SandboxServiceDefinition as BillingSandbox } from '@storefront/proto/storefront/billing/v1';
import type { SandboxServiceDefinition as CatalogSandbox } from '@storefront/proto/storefront/catalog/v1';
import type { SandboxServiceDefinition as OrdersSandbox } from '@storefront/proto/storefront/orders/v1';
import type { Caller, ImplementedService } from '@storefront/rpc';
import { implementPartly } from '@storefront/rpc/testing';

interface Fakes {
  readonly calls: { push(call: { method: string; request: unknown; caller: Caller }): unknown };
  readonly isBillingAway: boolean;
  /** How long a service takes to follow a move of a clock. */
  readonly moveMs: number;
}

const GATEWAY = { callers: ['gateway'] } as const;

/** Fakes of the control of sandboxes, which record the moves of clocks. */
export function sandboxesOf(fakes: Fakes): readonly ImplementedService[] {
  const advance = (service: string) => async (request: unknown, caller: Caller) => {
    if (service === 'billing' && fakes.isBillingAway)
      throw new AppError('bad_gateway', 'unavailable', { reason: 'downstream_unavailable' });
    await sleep(fakes.moveMs);
    fakes.calls.push({ method: `${service}.AdvanceClock`, request, caller });
    return {};
  };
  return [
    implementPartly<BillingSandbox>('storefront.billing.v1.SandboxService', { AdvanceClock: advance('billing') }, GATEWAY),
    implementPartly<OrdersSandbox>('storefront.orders.v1.SandboxService', { AdvanceClock: advance('orders') }, GATEWAY),
    implementPartly<CatalogSandbox>('storefront.catalog.v1.SandboxService', { AdvanceClock: advance('catalog') }, GATEWAY),
  ];
}
