import manifest from '../package.json' with { type: 'json' };

/** The version of the running release. */
export const version: string = manifest.version;
