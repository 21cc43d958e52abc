import { acceptedTokenEntry, CALLERS_OF, type ServiceName } from '@storefront/access';
import type { Secrets } from '../secrets.ts';

/** The addresses and URLs of everything in a system. */
export type SystemAddresses = {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  /** The URL of NATS with a service's own credentials. */
  readonly natsUrlOf: (service: ServiceName) => string;
  readonly redisUrl: string;
  readonly baseUrl: string;
  /** The port of the gateway. */
  readonly host: string;
  readonly port: number;
  /** The port of the Admin API; undefined if it does not run. */
  readonly adminPort?: number | undefined;
  readonly adminHost?: string | undefined;
  readonly replicas: number;
};

const addressVariables = ({ addresses }: SystemAddresses): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(addresses).map(([name, address]) => [`${name.toUpperCase()}_ADDRESS`, address]));

/** Returns the service addresses and the operator's token as environment variables, as the `storefront` command reads them. */
export const operatorEnvironment = (endpoints: SystemAddresses, { service_tokens }: Secrets): Readonly<Record<string, string>> => ({
  ...addressVariables(endpoints),
  OPERATOR_TOKEN: service_tokens.operator,
});

/**
 * Returns the environment of one service process: the one given to the launcher, with defaults for a local system, and with the addresses and secrets
 * that the launcher generates.
 */
export const serviceEnvironment = (
  service: ServiceName,
  own: OwnConnections,
  endpoints: SystemAddresses,
  secrets: Secrets,
  given: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv => ({
  ...localDefaults(endpoints),
  ...given,
  // One process can have the port.
  ...(service === 'gateway' ? {} : { INTERNAL_PORT: undefined }),
  ...addressVariables(endpoints),
  ...ownVariables(service, own, endpoints, secrets),
});

/** Returns the environment of the process of the Admin API, which has no database, no NATS, and no token. */
export const adminEnvironment = (endpoints: SystemAddresses, given: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...localDefaults(endpoints),
  ...given,
  INTERNAL_PORT: undefined,
  ...addressVariables(endpoints),
  ...adminVariables(endpoints),
});

/** The variables that only the Admin API gets. */
const adminVariables = ({ adminPort = 0, adminHost = '127.0.0.1' }: SystemAddresses): Readonly<Record<string, string>> => ({
  HOST: adminHost,
  PORT: String(adminPort),
  PUBLIC_BASE_URL: `http://localhost:${adminPort}`,
});

/** A service in a process that runs all of them, and the addresses at which it reaches others. */
export type RoutedService = { readonly service: ServiceName; readonly own: OwnConnections; readonly endpoints: SystemAddresses };

/** Returns the environment of a process that runs all services. The variables of each begin with its name. */
export function allInOneEnvironment(
  services: readonly RoutedService[],
  endpoints: SystemAddresses,
  secrets: Secrets,
  given: NodeJS.ProcessEnv = {},
): NodeJS.ProcessEnv {
  const prefixed = services.flatMap(({ service, own, endpoints: reached }) =>
    Object.entries(ownVariables(service, own, reached, secrets)).map(([name, value]) => [`${service.toUpperCase()}_${name}`, value]),
  );
  const admin = endpoints.adminPort === undefined ? {} : adminVariables(endpoints);
  const ofAdmin = Object.entries(admin).map(([name, value]) => [`ADMIN_${name}`, value]);
  return { ...localDefaults(endpoints), ...given, ...Object.fromEntries([...prefixed, ...ofAdmin]) };
}

/** The addresses and credentials of one service. */
export type OwnConnections = { readonly grpcPort: number; readonly databaseUrl: string };

const ownVariables = (
  service: ServiceName,
  { grpcPort, databaseUrl }: OwnConnections,
  endpoints: SystemAddresses,
  secrets: Secrets,
): Readonly<Record<string, string>> => ({
  SERVICE_TOKEN: secrets.service_tokens[service],
  ACCEPTED_TOKENS: CALLERS_OF[service].map((peer) => acceptedTokenEntry(peer, secrets.service_tokens[peer])).join(','),
  NATS_URL: endpoints.natsUrlOf(service),
  GRPC_HOST: '127.0.0.1',
  GRPC_PORT: String(grpcPort),
  DATABASE_URL: databaseUrl,
  ...specific[service](endpoints, secrets),
});

/** Returns the variables that only this service gets. Secrets are passed only to the service that uses them. */
const specific: Readonly<Record<ServiceName, (endpoints: SystemAddresses, secrets: Secrets) => Readonly<Record<string, string>>>> = {
  gateway: ({ host, port, redisUrl, replicas }, { key_pepper, shopper_token_secret }) => ({
    REDIS_URL: redisUrl,
    HOST: host,
    PORT: String(port),
    // The gateways share their port.
    REUSE_PORT: String(replicas > 1),
    KEY_PEPPER: key_pepper,
    SHOPPER_TOKEN_SECRET: shopper_token_secret,
  }),
  catalog: () => ({}),
  cart: () => ({}),
  orders: () => ({}),
  billing: (_, { session_pepper, sandbox_secret, payment_secrets_key }) => ({
    SESSION_PEPPER: session_pepper,
    SANDBOX_SECRET: sandbox_secret,
    PAYMENT_SECRETS_KEYS: `local:${payment_secrets_key}`,
  }),
  webhooks: (_, { secrets_key }) => ({ SECRETS_KEY: secrets_key }),
};

/** Returns the settings that suit a local system. The launcher's environment overrides them. */
function localDefaults({ baseUrl }: SystemAddresses): Readonly<Record<string, string>> {
  return {
    PUBLIC_BASE_URL: baseUrl,
    // On a local system the webhook receiver usually runs on the same machine.
    WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: 'true',
    // By default glibc keeps an arena of freed memory for each thread in libuv's pool; a limit of two saves about 10 MB per process at no measurable cost.
    MALLOC_ARENA_MAX: '2',
    // By default, once glibc has freed a large block, it keeps blocks of that size. Password hashing takes 19 MiB twice, which billing would keep.
    MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024),
    MALLOC_TRIM_THRESHOLD_: String(8 * 1024 * 1024),
  };
}
