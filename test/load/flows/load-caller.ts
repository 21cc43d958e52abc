import type { Scope } from '@storefront/db';
import { type Caller, serviceCaller } from '@storefront/rpc';

const SETTINGS = {
  name: 'Load',
  currency: 'JMD',
  gctRate: '0.15',
  onlinePayments: false,
  couriers: false,
  paymentRails: [],
  signup: 'open',
} as const;

/** The caller of RPCs that are measured without the gateway, which would have looked up the settings of the store. */
export const loadCaller = ({ tenantId, mode }: Scope): Caller => serviceCaller({ tenantId, mode }, SETTINGS);
