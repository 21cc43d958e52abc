import { z } from 'zod';
import { SCOPES } from '../../access/principals/scopes.ts';
import { id, mode, time } from '../schemas/fields.ts';
import { named } from '../schemas/named.ts';
import { openEnum } from '../schemas/open-enum.ts';

export const PrincipalOut = named('KeyPrincipal', {
  tenant_id: id.meta({ description: 'The ID of the store that the key belongs to.' }),
  key_kind: z.enum(['PUBLISHABLE', 'SECRET']).meta({ id: 'KeyKind', description: 'The kind of the API key.' }),
  scopes: z
    .array(openEnum(SCOPES, { id: 'KeyScope', description: 'The known scopes. New scopes can be added at any time.' }))
    .meta({ description: 'The scopes granted to the key.', examples: [['storefront:catalog', 'storefront:auth']] }),
  mode,
});

const state = z
  .enum(['ok', 'down'])
  .meta({ id: 'ServiceState', description: 'Whether a service can answer: it is up, and so is its database.' });
const states = named('ServiceStates', { catalog: state, cart: state, orders: state, billing: state, webhooks: state });

export const HealthOut = named('Health', {
  status: z.enum(['ok', 'degraded']).meta({
    id: 'HealthStatus',
    description:
      '`degraded` while any service is down, or while webhooks and other effects of events are delayed, or rate limits are approximate. Otherwise `ok`.',
  }),
  version: z.string(),
  time,
  services: states,
});
