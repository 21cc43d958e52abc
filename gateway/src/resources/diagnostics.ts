import type { ResourceDeps } from '../deps.ts';
import { bare, type Reply } from '../http/reply.ts';
import type { Call } from '../http/route.ts';

/** 200 while the gateway serves: a service that is down makes it degraded, not gone. */
export const getHealth =
  ({ health, now, version }: Pick<ResourceDeps, 'health' | 'now' | 'version'>) =>
  async (): Promise<Reply> => {
    const services = await health.states();
    const status = Object.values(services).every((state) => state === 'ok') ? 'ok' : 'degraded';
    return bare({ status, version, time: now().toISOString(), services });
  };

/** Whom the key speaks for. Touches no data. */
export const ping = async (_input: unknown, { key }: Call): Promise<Reply> =>
  bare({ tenant_id: key?.tenantId, key_kind: key?.kind, scopes: key?.scopes, mode: key?.mode });
