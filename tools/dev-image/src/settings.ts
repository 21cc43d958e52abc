import { resolve } from 'node:path';
import { port, readEnv, text } from '@storefront/config';

/** The settings of the container. The image sets defaults that suit it. */
export interface Settings {
  /** The folder for all data. */
  readonly home: string;
  /** The gateway's port. */
  readonly port: number;
  /** The port of the Admin API. */
  readonly adminPort: number;
  /** The port for the health check. */
  readonly internalPort: number;
}

/** Reads the settings, or throws one error that lists every invalid setting. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const values = readEnv({ STOREFRONT_HOME: text(), PORT: port(8080), ADMIN_PORT: port(8082), INTERNAL_PORT: port(8079) }, env);
  return { home: resolve(values.STOREFRONT_HOME), port: values.PORT, adminPort: values.ADMIN_PORT, internalPort: values.INTERNAL_PORT };
}

/** Returns the environment of the services: the container's, without the variables that have another meaning for a service. */
export function serviceEnvironment(env: NodeJS.ProcessEnv, baseUrl: string): NodeJS.ProcessEnv {
  const { INTERNAL_PORT: _port, PUBLIC_BASE_URL: _url, PUBLIC_BASE_URL_FILE: _file, ...others } = env;
  return baseUrl === '' ? others : { ...others, PUBLIC_BASE_URL: baseUrl };
}
