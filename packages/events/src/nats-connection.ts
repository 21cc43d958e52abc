import { readFileSync } from 'node:fs';
import { type Authenticator, type ConnectionOptions, credsAuthenticator, type TlsOptions } from '@nats-io/transport-node';
import { inboxPrefixOf } from '@storefront/access';

/** Where NATS is, and how to authenticate. */
export interface NatsAddress {
  /** One URL, or several separated by commas. A URL may contain a user and a password; `tls://` requires encryption. */
  readonly url: string;
  /** The client name that NATS shows. It is also the prefix of the subjects for replies, which only the user of this name may subscribe to. */
  readonly name: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** A credentials file with a JWT and an NKey seed. */
  readonly credsFile?: string | undefined;
  /** Enables TLS and names the certificate authority of the server. */
  readonly caFile?: string | undefined;
  readonly certFile?: string | undefined;
  readonly keyFile?: string | undefined;
}

/** Returns the options of the NATS client for an address. The client itself ignores credentials in a URL. */
export function natsConnectionOptions(address: NatsAddress): ConnectionOptions {
  const urls = address.url.split(',').map((part) => parseUrl(part.trim()));
  const [first] = urls;
  const user = address.user ?? decodeURIComponent(first?.username ?? '');
  const password = address.password ?? decodeURIComponent(first?.password ?? '');
  const tls = tlsOptions(address, urls);
  return {
    servers: urls.map(({ host }) => host),
    name: address.name,
    inboxPrefix: inboxPrefixOf(address.name),
    ...(tls === undefined ? {} : { tls }),
    ...(address.credsFile === undefined ? {} : { authenticator: credentialsFrom(address.credsFile) }),
    ...(address.credsFile === undefined && user !== '' ? { user, pass: password } : {}),
  };
}

function parseUrl(text: string): URL {
  const url = URL.parse(text.includes('://') ? text : `nats://${text}`);
  // Do not repeat the text; it may contain a password.
  if (url === null) throw new Error('the URL of NATS is malformed');
  return url;
}

function tlsOptions({ caFile, certFile, keyFile }: NatsAddress, urls: readonly URL[]): TlsOptions | undefined {
  const wanted = caFile !== undefined || certFile !== undefined || urls.some(({ protocol }) => protocol === 'tls:');
  if (!wanted) return undefined;
  // The client reads these files on every connection, so a renewed certificate needs no restart.
  return {
    ...(caFile === undefined ? {} : { caFile }),
    ...(certFile === undefined ? {} : { certFile }),
    ...(keyFile === undefined ? {} : { keyFile }),
  };
}

/** Reads the file on every connection, so that renewed credentials need no restart. */
const credentialsFrom =
  (file: string): Authenticator =>
  (nonce) =>
    credsAuthenticator(readFileSync(file))(nonce);
