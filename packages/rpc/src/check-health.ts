import { Client as GrpcClient } from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';
import { serviceAt } from './in-process/address.ts';
import { findInProcess } from './in-process/in-process-servers.ts';
import type { Health } from './server-health.ts';
import { toTarget } from './target.ts';
import { channelCredentials, tlsChannelOptions } from './tls/credentials.ts';
import type { TlsOptions } from './tls/watch-certificates.ts';

/** How to reach a server that requires mutual TLS. */
export interface HealthTls {
  readonly tls: TlsOptions | undefined;
  /** The name that the server's certificate must have. */
  readonly serverName: string;
}

/** Reports whether a server's grpc.health.v1 service returns SERVING within `timeoutMs`. Never throws. */
export async function checkHealth(address: string, timeoutMs: number, secure?: HealthTls): Promise<boolean> {
  if (serviceAt(address) !== undefined) return isReadyInProcess(address);
  const response = (await askHealth('Check', { address, timeoutMs, secure })) as { status?: unknown } | undefined;
  return response?.status === 'SERVING';
}

/** Returns the health of a server and of the resources that it uses; an empty one if it does not respond within `timeoutMs`. Never throws. */
export async function listHealth(address: string, timeoutMs: number, secure?: HealthTls): Promise<Health> {
  const sharing = serviceAt(address);
  if (sharing !== undefined) return (await findInProcess(sharing)?.health()) ?? {};
  const response = (await askHealth('List', { address, timeoutMs, secure })) as ListResponse | undefined;
  return Object.fromEntries(Object.entries(response?.statuses ?? {}).map(([name, { status }]) => [name, status === 'SERVING']));
}

interface ListResponse {
  readonly statuses: Readonly<Record<string, { readonly status: string }>>;
}

interface Asked {
  readonly address: string;
  readonly timeoutMs: number;
  readonly secure: HealthTls | undefined;
}

/** Returns undefined if the call fails, or if the certificates do not match, as while they are being replaced. */
const askHealth = (name: 'Check' | 'List', asked: Asked): Promise<unknown> => callHealth(name, asked).catch(() => undefined);

async function callHealth(name: 'Check' | 'List', { address, timeoutMs, secure }: Asked): Promise<unknown> {
  const method = healthService[name];
  if (method === undefined) throw new Error(`grpc-health-check defines no method ${name}`);
  const channel = new GrpcClient(toTarget(address), channelCredentials(secure?.tls), {
    ...tlsChannelOptions(secure?.tls, secure?.serverName ?? ''),
    'grpc.enable_http_proxy': 0,
    'grpc.use_local_subchannel_pool': 1,
  });
  return new Promise((resolve) => {
    channel.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      { service: '' },
      { deadline: Date.now() + timeoutMs },
      (error, response) => {
        channel.close();
        resolve(error === null ? response : undefined);
      },
    );
  });
}

/** Reports whether the service at an in-process address is serving. Returns true for any other address: such a service has a readiness of its own. */
export function isReadyInProcess(address: string): boolean {
  const sharing = serviceAt(address);
  return sharing === undefined || findInProcess(sharing)?.isServing() === true;
}
