import type { CustomerScope, Scope } from '@storefront/contract';
import { sql } from 'kysely';

/** The SQL condition that a row belongs to the store and mode. */
export const inScope = ({ tenantId, mode }: Scope) => sql<boolean>`tenant_id = ${tenantId} and mode = ${mode}`;

/** The SQL condition that a row belongs to the customer. */
export const ofCustomer = (scope: CustomerScope) => sql<boolean>`${inScope(scope)} and customer_id = ${scope.customerId}`;
