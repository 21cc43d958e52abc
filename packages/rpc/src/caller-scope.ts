import { type CallerScope, isUuid, type Scope } from '@storefront/contract';
import { notFound } from '@storefront/errors';
import { type Caller, customerScope } from './caller.ts';

/** Returns the whole store of the caller, even if the caller has a customer. */
export const storeScope = ({ tenantId, mode }: Scope): Scope => ({ tenantId, mode });

/**
 * Returns what the caller of an RPC that operators share with shoppers may see: an operator the whole store, any other caller their customer. Throws `unauthorized`
 * for a caller that is neither, so that one who has lost the customer is refused instead of seeing the store. A server accepts `kind` only from a peer that may
 * act for it, and admits an operator by a token with a scope for the RPC.
 */
export const callerScope = (caller: Caller): CallerScope => (caller.kind === 'operator' ? storeScope(caller) : customerScope(caller));

/**
 * Resolves the record that a caller names to its ID. An operator names it as `find` permits, such as by number; a customer by ID only, because numbers can be
 * guessed. Throws `not_found` otherwise.
 */
export function idNamedIn(
  scope: CallerScope,
  record: { readonly kind: string; readonly named: string },
  find: (scope: Scope, named: string) => Promise<string>,
): Promise<string> {
  if (scope.customerId === undefined) return find(scope, record.named);
  return isUuid(record.named) ? Promise.resolve(record.named) : Promise.reject(notFound(record.kind));
}
