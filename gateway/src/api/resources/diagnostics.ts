import { bare, type Reply } from '../../http/replies/reply.ts';
import type { Call } from '../../http/routing/route.ts';
import type { ResourceDeps } from '../deps.ts';

/**
 * Returns 200 while the gateway is serving. What is unavailable only makes the status `degraded`. The time is that of the process, so that this
 * works without the database.
 */
export const getHealth =
  ({ health, version }: Pick<ResourceDeps, 'health' | 'version'>) =>
  async (): Promise<Reply> => {
    const { status, services } = await health.read();
    return bare({ status, version, time: new Date().toISOString(), services });
  };

/** Returns the key principal, without reading any data. */
export const ping = async (_input: unknown, { key }: Call): Promise<Reply> =>
  bare({ tenant_id: key?.tenantId, key_kind: key?.kind, scopes: key?.scopes, mode: key?.mode });
