import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivately } from '../write-privately.ts';

export type DemoMode = 'sandbox' | 'live';

export const DEMO_MODES: readonly DemoMode[] = ['sandbox', 'live'];

export type DemoKeys = { readonly publishable: string; readonly secret: string };

/** `demo.json`: what somebody needs to use the demo store. */
export type DemoDocument = {
  readonly base_url: string;
  readonly demo_url: string;
  readonly tenant_id: string;
  readonly keys: Readonly<Record<DemoMode, DemoKeys>>;
  readonly shoppers: readonly {
    readonly mode: DemoMode;
    readonly email: string;
    readonly password: string;
    readonly customer_id: string;
  }[];
  /** Where both publishable keys may be used from in a browser. */
  readonly allowed_origin: string;
};

const fileOf = (home: string): string => join(home, 'demo.json');

/** The demo of an earlier start. It is written last, so that a first start that was broken off leaves none and is done again. */
export async function readDemo(home: string): Promise<DemoDocument | undefined> {
  const text = await readFile(fileOf(home), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as DemoDocument);
}

/** Writes `demo.json`, readable by its owner only. */
export const writeDemo = (home: string, document: DemoDocument): Promise<void> => writePrivately(fileOf(home), document);
