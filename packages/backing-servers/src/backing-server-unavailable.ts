import type { BackingServerName } from './backing-server.ts';

/** A server cannot be had on this machine. The message is for a person: it names the server and says what to do. */
export class BackingServerUnavailable extends Error {
  override readonly name = 'BackingServerUnavailable';
  readonly server: BackingServerName;

  constructor(server: BackingServerName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.server = server;
  }
}
