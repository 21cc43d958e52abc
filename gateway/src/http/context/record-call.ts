/** The calls of a request to one RPC. */
export interface RecordedCalls {
  /** Such as `storefront.cart.v1.CartService/GetCart`. */
  readonly rpc: string;
  count: number;
  totalMs: number;
}

/** Adds a call to those of its request. */
export function recordCall(context: { calls?: RecordedCalls[] }, rpc: string, durationMs: number): void {
  context.calls ??= [];
  const known = context.calls.find((calls) => calls.rpc === rpc);
  if (known === undefined) {
    context.calls.push({ rpc, count: 1, totalMs: durationMs });
    return;
  }
  known.count += 1;
  known.totalMs += durationMs;
}
