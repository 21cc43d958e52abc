import { port, readEnv, secret, text } from '@storefront/config';

/** The configuration of the demo page's server. */
export type DemoConfig = ReturnType<typeof readConfig>;

/** Reads the environment, or throws one error that lists all problems. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnv(
    {
      DEMO_HOST: text('127.0.0.1'),
      DEMO_PORT: port(8081),
      DEMO_HOSTS: text('').transform((names) => names.toLowerCase().match(/[^\s,]+/g) ?? []),
      DEMO_API_BASE_URL: url(),
      DEMO_API_INTERNAL_BASE_URL: url().optional(),
      DEMO_PUBLISHABLE_KEY: secret(1),
      DEMO_SECRET_KEY: secret(1),
      DEMO_WEBHOOK_URL: url().optional(),
    },
    env,
  );
  return Object.freeze({
    host: values.DEMO_HOST,
    port: values.DEMO_PORT,
    /** Names of this server, in addition to those of the loopback interface and of `webhookUrl`. */
    hosts: values.DEMO_HOSTS,
    /** The URL of the gateway for the browser. */
    apiBaseUrl: values.DEMO_API_BASE_URL,
    /** The URL of the gateway for this server; it differs only if both run in containers. */
    apiInternalBaseUrl: values.DEMO_API_INTERNAL_BASE_URL ?? values.DEMO_API_BASE_URL,
    publishableKey: values.DEMO_PUBLISHABLE_KEY,
    secretKey: values.DEMO_SECRET_KEY,
    /** The address of this server's webhook endpoint, as the API reaches it. */
    webhookUrl: values.DEMO_WEBHOOK_URL ?? `http://127.0.0.1:${values.DEMO_PORT}/webhooks`,
  });
}

const url = () =>
  text()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'must be an http(s) URL')
    .transform((value) => value.replace(/\/+$/, ''));
