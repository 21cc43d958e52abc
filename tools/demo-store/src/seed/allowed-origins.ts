/** Where `next dev` and `next start` run the starter. */
const STARTER_PORT = '3000';
const LOCAL_NAMES: readonly string[] = ['localhost', '127.0.0.1'];

/** Returns the origins of an address, on the user's own machine under both names of the machine. */
export function originsOf(address: string): readonly string[] {
  const { origin, hostname, port } = new URL(address);
  return LOCAL_NAMES.includes(hostname) ? LOCAL_NAMES.map((name) => new URL(`http://${name}:${port}`).origin) : [origin];
}

/** Returns the origins that the publishable keys allow: that of the page and, on the user's own machine, those of page and starter under both names of the machine. */
export function allowedOrigins(demoUrl: string): readonly string[] {
  const isLocal = LOCAL_NAMES.includes(new URL(demoUrl).hostname);
  return [...originsOf(demoUrl), ...(isLocal ? originsOf(`http://localhost:${STARTER_PORT}`) : [])];
}
