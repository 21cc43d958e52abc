/** A mail of this store. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** The address on this server that the mail leads to. */
  readonly link: string;
  readonly sentAt: string;
}

/** Stands for a mail server: keeps the latest mails in memory, for the page that shows them. */
export interface Outbox {
  readonly send: (mail: Omit<Mail, 'sentAt'>) => void;
  /** Newest first. */
  readonly list: () => readonly Mail[];
}

const MAILS_MAX = 50;

/** Creates an empty outbox. */
export function openOutbox(): Outbox {
  let mails: readonly Mail[] = [];
  return {
    send: (mail) => void (mails = [{ ...mail, sentAt: new Date().toISOString() }, ...mails].slice(0, MAILS_MAX)),
    list: () => mails,
  };
}
