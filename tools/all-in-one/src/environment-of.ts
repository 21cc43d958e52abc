import { SERVICE_NAMES, type ServiceName } from '@storefront/access';
import { inProcessAddress } from '@storefront/rpc';

/**
 * Returns the environment of one service, or of the Admin API. A variable whose name begins with that of a service, such as `CART_DATABASE_URL`, sets the rest of its name for this
 * service alone; all others are set for every service. The services call each other in the process, whatever their addresses are for other programs.
 */
export function environmentOf(service: ServiceName | 'admin', env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const prefix = `${service.toUpperCase()}_`;
  const own = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
  );
  const replaced = new Set(own.flatMap(([name]) => [withoutFile(name), `${withoutFile(name)}_FILE`]));
  const shared = Object.entries(env).filter(([name]) => !replaced.has(name));
  // The gateway, which starts last, reports the health of all.
  const internal = service === 'gateway' ? {} : { INTERNAL_PORT: undefined };
  // Without a prefix, these are the gateway's.
  const listening = service === 'admin' ? { HOST: undefined, PORT: undefined, PUBLIC_BASE_URL: undefined } : {};
  return { ...Object.fromEntries(shared), ...internal, ...listening, ...Object.fromEntries(own), ...inProcess() };
}

/** A variable can be given as the name of a file that contains its value. */
const withoutFile = (name: string): string => name.replace(/_FILE$/, '');

const inProcess = (): Readonly<Record<string, string>> =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [`${name.toUpperCase()}_ADDRESS`, inProcessAddress(name)]));
