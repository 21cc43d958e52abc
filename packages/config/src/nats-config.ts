import { text } from './kinds.ts';

/** How a process connects to NATS. */
export interface NatsConfig {
  /** One URL, or several separated by commas. A URL may contain a user and a password. */
  readonly url: string;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** A credentials file with a user's JWT and NKey, read again on each connection. */
  readonly credsFile: string | undefined;
  /** The certificate authority of the server; enables TLS even if the server does not require it. */
  readonly caFile: string | undefined;
  /** The client certificate, for a server that verifies clients. */
  readonly certFile: string | undefined;
  readonly keyFile: string | undefined;
}

/** The variables of the connection to NATS. */
export const NATS_VARIABLES = {
  NATS_URL: text(),
  NATS_USER: text().optional(),
  NATS_PASSWORD: text().optional(),
  NATS_CREDS_FILE: text().optional(),
  NATS_CA_FILE: text().optional(),
  NATS_CERT_FILE: text().optional(),
  NATS_KEY_FILE: text().optional(),
};

type Values = { readonly NATS_URL: string } & { readonly [K in Exclude<keyof typeof NATS_VARIABLES, 'NATS_URL'>]?: string | undefined };

/** Converts the variables to a `NatsConfig`. */
export const toNatsConfig = (values: Values): NatsConfig => ({
  url: values.NATS_URL,
  user: values.NATS_USER,
  password: values.NATS_PASSWORD,
  credsFile: values.NATS_CREDS_FILE,
  caFile: values.NATS_CA_FILE,
  certFile: values.NATS_CERT_FILE,
  keyFile: values.NATS_KEY_FILE,
});
