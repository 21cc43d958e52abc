import type { DemoConfig } from '../config.ts';

/** A mail of this store. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** The address on this server that the mail leads to. */
  readonly link: string;
  readonly sentAt: string;
}

/** Stands for a mail server, because this store sends no real mails. */
export interface Outbox {
  readonly send: (mail: Omit<Mail, 'sentAt'>) => void;
  /** Whether a page shows the mails. Their links open accounts, so it does only if the server can be reached from its own machine alone. */
  readonly isShown: boolean;
  /** Newest first. */
  readonly list: () => readonly Mail[];
}

const MAILS_MAX = 50;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Creates an empty outbox. Mails that no page shows are written with `log`. */
export function openOutbox({ host, hosts }: Pick<DemoConfig, 'host' | 'hosts'>, log: (line: string) => void): Outbox {
  const isShown = LOOPBACK.includes(host) && hosts.length === 0;
  let mails: readonly Mail[] = [];
  return {
    send(mail) {
      if (isShown) mails = [{ ...mail, sentAt: new Date().toISOString() }, ...mails].slice(0, MAILS_MAX);
      else log(`${mail.subject}: ${mail.link}\n`);
    },
    isShown,
    list: () => mails,
  };
}
