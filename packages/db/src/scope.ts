/** Sandbox and live are separate worlds: every row belongs to one (tenant, mode). */
export type Mode = 'sandbox' | 'live';

export interface Scope {
  readonly tenantId: string;
  readonly mode: Mode;
}

export interface CustomerScope extends Scope {
  readonly customerId: string;
}
