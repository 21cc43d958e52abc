import manifest from '../package.json' with { type: 'json' };

/** The release that is running. */
export const version: string = manifest.version;
