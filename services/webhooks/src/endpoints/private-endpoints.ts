/** Whether endpoints can be private: all of them, none, or those at these hosts. */
export type PrivateEndpoints = boolean | readonly string[];

const NAME = /^[a-z0-9_.:-]+$/;

/** Parses `true`, `false`, or host names and addresses separated by commas; undefined if it is none of these. */
export function parsePrivateEndpoints(text: string): PrivateEndpoints | undefined {
  const value = text.trim().toLowerCase();
  if (['true', 'on', '1'].includes(value)) return true;
  if (['false', 'off', '0', ''].includes(value)) return false;
  const hosts = value.split(',').map((host) => host.trim());
  return hosts.every((host) => NAME.test(host)) ? hosts : undefined;
}

/** Reports whether the endpoint at a host can be private. */
export const allowsPrivate = (allowed: PrivateEndpoints, host: string): boolean =>
  typeof allowed === 'boolean' ? allowed : allowed.includes(host.toLowerCase());
