import { text } from './kinds.ts';

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

/** Converts the variables to how a process connects to NATS. */
export const toNatsConfig = (values: Values) => ({
  /** One URL, or several separated by commas. A URL may contain a user and a password. */
  url: values.NATS_URL,
  user: values.NATS_USER,
  password: values.NATS_PASSWORD,
  /** A credentials file with a user's JWT and NKey, read again on each connection. */
  credsFile: values.NATS_CREDS_FILE,
  /** The certificate authority of the server; enables TLS even if the server does not require it. */
  caFile: values.NATS_CA_FILE,
  /** The client certificate, for a server that verifies clients. */
  certFile: values.NATS_CERT_FILE,
  keyFile: values.NATS_KEY_FILE,
});
