import type { Scope } from '@storefront/db';
import { type Caller, NO_STORE, serviceCaller } from '@storefront/rpc';

const SETTINGS = { ...NO_STORE, name: 'Load', currency: 'JMD', gctRate: '0.15' };

/** The caller of RPCs that are measured without the gateway, which would have looked up the settings of the store. */
export const loadCaller = ({ tenantId, mode }: Scope): Caller => serviceCaller({ tenantId, mode }, SETTINGS);
