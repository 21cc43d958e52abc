/** The configuration of the demo page's server. */
export interface DemoConfig {
  readonly host: string;
  readonly port: number;
  /** The URL of the gateway for the browser. */
  readonly apiBaseUrl: string;
  /** The URL of the gateway for this server; it differs only if both run in containers. */
  readonly apiInternalBaseUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** Reads the environment, or throws one error that lists every fault. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): DemoConfig {
  const faults: string[] = [];
  const required = (name: string): string => {
    const value = env[name]?.trim();
    if (!value) faults.push(`${name} is not set`);
    return value ?? '';
  };
  const address = (name: string, value: string): string => {
    if (value && !/^https?:$/.test(URL.parse(value)?.protocol ?? '')) faults.push(`${name} is not an http(s) URL`);
    return value.replace(/\/+$/, '');
  };
  const port = Number(env.DEMO_PORT ?? '8081');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push('DEMO_PORT is not a port number');
  const apiBaseUrl = address('DEMO_API_BASE_URL', required('DEMO_API_BASE_URL'));
  const config = Object.freeze({
    host: env.DEMO_HOST ?? '127.0.0.1',
    port,
    apiBaseUrl,
    apiInternalBaseUrl: address('DEMO_API_INTERNAL_BASE_URL', env.DEMO_API_INTERNAL_BASE_URL ?? apiBaseUrl),
    publishableKey: required('DEMO_PUBLISHABLE_KEY'),
    secretKey: required('DEMO_SECRET_KEY'),
  });
  if (faults.length > 0) throw new Error(`Invalid configuration of the demo page: ${faults.join('; ')}.`);
  return config;
}
