import { z } from 'zod';
import { mode, time } from './fields.ts';

export const PrincipalOut = z
  .object({
    tenant_id: z.string(),
    key_kind: z.enum(['PUBLISHABLE', 'SECRET']),
    scopes: z.array(z.string()),
    mode,
  })
  .meta({ id: 'KeyPrincipal' });

const state = z.enum(['ok', 'down']);

export const HealthOut = z
  .object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    time,
    services: z.object({ catalog: state, cart: state, orders: state, billing: state, webhooks: state }),
  })
  .meta({ id: 'Health' });
