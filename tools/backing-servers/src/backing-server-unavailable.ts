import type { BackingServerName } from './backing-server.ts';

/** A server is not available on this machine. The message names the server and says what the user can do. */
export class BackingServerUnavailable extends Error {
  override readonly name = 'BackingServerUnavailable';
  readonly server: BackingServerName;

  constructor(server: BackingServerName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.server = server;
  }
}
