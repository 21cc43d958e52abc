/** Something that an attacker does. It is plain data, because the attacker is a process of its own. */
export type Way = Flood | Unfinished | Commands | Hang;

/** The connections of an attacker, which are opened again whenever they are closed. */
export interface Connections {
  readonly connections: number;
  /** The number of client addresses that they come from; one by default. */
  readonly addresses?: number;
  /** Whether they come from the address of the victim, as those of another store behind the same address do. */
  readonly isBesideVictim?: boolean;
}

/** Sends complete requests, and the next one of a connection as soon as a response begins. */
export interface Flood extends Connections {
  readonly kind: 'flood';
  /** The texts of the requests, one after another. `########` becomes a number that no other request has. */
  readonly requests: readonly string[];
  /** Requests that a connection sends without a response; one by default. */
  readonly pipelined?: number;
  /** Whether the responses stay unread, so that the server must keep them. */
  readonly isUnread?: boolean;
}

/** Sends the beginning of something that never ends. */
export interface Unfinished extends Connections {
  readonly kind: 'unfinished';
  /** The first bytes of each connection, one after another. */
  readonly heads: readonly string[];
  /** Bytes of a body that follow. */
  readonly bodyBytes?: number;
  /** The bytes that follow each second, so that the connection never looks idle; nothing by default. */
  readonly drip?: string;
}

/** Runs `storefront` commands again and again. */
export interface Commands {
  readonly kind: 'commands';
  /** The arguments of the commands, one after another. */
  readonly commands: readonly (readonly string[])[];
  readonly concurrent: number;
}

/** Accepts webhook deliveries and never responds. */
export interface Hang {
  readonly kind: 'hang';
  readonly port: number;
}
