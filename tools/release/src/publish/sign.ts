import { join } from 'node:path';
import { run } from '../run.ts';

/** Signs what a registry has. */
export interface Signer {
  /** Signs an artifact. A repetition adds another signature. */
  sign(reference: string): Promise<void>;
  /** Attaches a signed list of packages in SPDX to an image. */
  attest(reference: string, sbom: string): Promise<void>;
}

/** Signs with `key`, or else with the identity of the pipeline, for which cosign asks. With a key, no service of the internet is used. */
export async function openSigner(key: string | undefined, folder: string): Promise<Signer> {
  const options = key === undefined ? [] : ['--key', key, '--signing-config', await withoutServices(folder)];
  return {
    sign: async (reference) => void (await run('cosign', ['sign', ...options, '--yes', reference])),
    attest: async (reference, sbom) =>
      void (await run('cosign', ['attest', ...options, '--yes', '--type', 'spdxjson', '--predicate', sbom, reference])),
  };
}

/** Writes a signing configuration without a transparency log or an authority for time stamps, and returns its file. */
async function withoutServices(folder: string): Promise<string> {
  const file = join(folder, 'signing-config.json');
  await run('cosign', ['signing-config', 'create', '--out', file]);
  return file;
}
