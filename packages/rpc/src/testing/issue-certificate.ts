import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate and its key in PEM. */
export interface Issued {
  readonly cert: string;
  readonly key: string;
}

/** A certificate authority of a test. */
export interface TestAuthority {
  readonly caCert: string;
  /** Issues a certificate whose common name and DNS name are `name`. */
  issue(name: string): Issued;
}

// The few ASN.1 types of an X.509 certificate. Node.js can read certificates but not create them.
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const integer = (bytes: Buffer) => der(0x02, bytes);
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes);
const utcTime = (at: Date) => {
  const digits = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return der(0x17, Buffer.from(digits.slice(2)));
};
const COMMON_NAME = oid('550403');
const ALTERNATIVE_NAME = oid('551d11');
const BASIC_CONSTRAINTS = oid('551d13');
const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const TRUE = der(0x01, Buffer.from([255]));
const DAY_MS = 86_400_000;

const nameOf = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));

function certificateOf(subject: string, publicKey: KeyObject, issuer: string, issuerKey: KeyObject, extensions: readonly Buffer[]): string {
  const now = Date.now();
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    nameOf(issuer),
    sequence(utcTime(new Date(now - DAY_MS)), utcTime(new Date(now + DAY_MS))),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signed = sequence(body, ECDSA_SHA256, bits(sign('sha256', body, issuerKey)));
  const lines = signed.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

/** Creates a certificate authority. */
export function createTestAuthority(): TestAuthority {
  const authority = 'a test authority';
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const isAuthority = sequence(BASIC_CONSTRAINTS, TRUE, der(0x04, sequence(TRUE)));
  return {
    caCert: certificateOf(authority, own.publicKey, authority, own.privateKey, [isAuthority]),
    issue(name) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const dnsName = sequence(ALTERNATIVE_NAME, der(0x04, sequence(der(0x82, Buffer.from(name)))));
      return {
        cert: certificateOf(name, publicKey, authority, own.privateKey, [dnsName]),
        key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      };
    },
  };
}
