import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gauges, type Reading } from '@storefront/telemetry';

/** The certificates that a process presents, by name. */
export type CertificateFiles = Readonly<Record<'grpc' | 'nats', string | undefined>>;

type Expiry = 'storefront.certificate.expiry';

/** Registers the expiry of the certificates, whose files are read whenever metrics are collected, since they are replaced while the process runs. */
export const observeCertificates = (files: CertificateFiles): (() => void) =>
  gauges<Expiry>({ 'storefront.certificate.expiry': { description: 'When the certificate expires, as Unix time.', unit: 's' } }, () =>
    readExpiries(files),
  );

/** Reads when each certificate expires, in seconds since 1970. The first certificate of a file is that of the process. */
export async function readExpiries(files: CertificateFiles): Promise<Reading<Expiry>[]> {
  const named = Object.entries(files).flatMap(([name, file]) => (file === undefined ? [] : [{ name, file }]));
  return Promise.all(
    named.map(async ({ name, file }) => {
      const { validToDate } = new X509Certificate(await readFile(file));
      return [{ 'storefront.certificate.expiry': validToDate.getTime() / 1000 }, { 'storefront.certificate': name }] as const;
    }),
  );
}
