/** The caller whose work asks for a permit, and until when it waits. */
export interface Flow {
  /** Permits are shared between these first: a tenant and mode, or a client address as long as the store is unknown. */
  readonly store: string;
  /** Within a store, permits are shared between these: a customer, a client address, or a key. */
  readonly client?: string | undefined;
  /** Milliseconds since the epoch, after which work must not start. */
  readonly deadlineAt?: number | undefined;
  /** Gives up waiting, but does not end the work. */
  readonly signal?: AbortSignal | undefined;
}

/** Work on behalf of no store, such as sweeps and batches: it has a share like a store, but is not one beside which another has less. */
export const BACKGROUND: Flow = { store: '' };

/** The tenants of callers without a store: operators, and services that poll each other. */
const NO_TENANTS: readonly string[] = ['', '00000000-0000-0000-0000-000000000000'];

/** Names a store in one mode. */
export const storeOf = ({ tenantId, mode }: Pick<Asking, 'tenantId' | 'mode'>): string =>
  NO_TENANTS.includes(tenantId) ? BACKGROUND.store : `${tenantId} ${mode}`;

interface Asking {
  readonly tenantId: string;
  readonly mode: string;
  readonly customerId?: string | undefined;
  readonly clientAddress?: string | undefined;
  readonly deadlineAt?: number | undefined;
}

/** Returns the flow of a caller: its store and mode, then its customer or the address of an anonymous client, until its deadline. */
export const flowOf = (asking: Asking): Flow & { readonly client: string | undefined } => ({
  store: storeOf(asking),
  client: asking.customerId ?? asking.clientAddress,
  deadlineAt: asking.deadlineAt,
});
