import type { Secrets } from './secrets.ts';
import type { ServiceName } from './services.ts';

/** Where everything of a system answers. */
export type Places = {
  readonly addresses: Readonly<Record<ServiceName, string>>;
  readonly natsUrl: string;
  readonly redisUrl: string;
  readonly baseUrl: string;
  /** Of the gateway. */
  readonly host: string;
  readonly port: number;
  readonly replicas: number;
};

/** Addresses and the credential under their environment names: what a service needs of its neighbours, and the `storefront` command of all. */
export function neighbourEnvironment(
  { addresses, natsUrl, redisUrl }: Places,
  { service_token }: Secrets,
): Readonly<Record<string, string>> {
  const named = Object.entries(addresses).map(([name, address]) => [`${name.toUpperCase()}_ADDRESS`, address] as const);
  return { ...Object.fromEntries(named), SERVICE_TOKEN: service_token, NATS_URL: natsUrl, REDIS_URL: redisUrl };
}

/** The environment of one service process. */
export function serviceEnvironment(
  service: ServiceName,
  { grpcPort, databaseUrl }: { grpcPort: number; databaseUrl: string },
  places: Places,
  secrets: Secrets,
): Readonly<Record<string, string>> {
  const common = {
    ...neighbourEnvironment(places, secrets),
    GRPC_HOST: '127.0.0.1',
    GRPC_PORT: String(grpcPort),
    DATABASE_URL: databaseUrl,
  };
  return { ...common, ...own[service](places, secrets) };
}

/** What a service is told beyond that. Secrets go only to the service that uses them. */
const own: Readonly<Record<ServiceName, (places: Places, secrets: Secrets) => Readonly<Record<string, string>>>> = {
  gateway: ({ host, port, baseUrl, replicas }, { key_pepper, shopper_token_secret }) => ({
    HOST: host,
    PORT: String(port),
    PUBLIC_BASE_URL: baseUrl,
    GATEWAY_REPLICAS: String(replicas),
    KEY_PEPPER: key_pepper,
    SHOPPER_TOKEN_SECRET: shopper_token_secret,
  }),
  catalog: () => ({}),
  cart: () => ({}),
  orders: () => ({}),
  billing: ({ baseUrl }, { session_pepper }) => ({ PUBLIC_BASE_URL: baseUrl, SESSION_PEPPER: session_pepper }),
  // The receiver of someone who tries the system out runs on the same machine.
  webhooks: (_, { secrets_key }) => ({ SECRETS_KEY: secrets_key, WEBHOOKS_ALLOW_PRIVATE_ENDPOINTS: 'true' }),
};
