import { z } from 'zod';
import { id, mode, time } from './fields.ts';

export const PrincipalOut = z
  .object({
    tenant_id: id.meta({ description: 'The ID of the store that the key belongs to.' }),
    key_kind: z.enum(['PUBLISHABLE', 'SECRET']),
    scopes: z
      .array(z.string())
      .meta({ description: 'The scopes granted to the key.', examples: [['storefront:catalog', 'storefront:auth']] }),
    mode,
  })
  .meta({ id: 'KeyPrincipal' });

const state = z.enum(['ok', 'down']);

export const HealthOut = z
  .object({
    status: z.enum(['ok', 'degraded']).meta({ description: '`degraded` while any service is down, otherwise `ok`.' }),
    version: z.string(),
    time,
    services: z.object({ catalog: state, cart: state, orders: state, billing: state, webhooks: state }),
  })
  .meta({ id: 'Health' });
