import 'server-only';
import { createTransport } from 'nodemailer';
import { store } from '@/store';

/** Sends a mail through the server of SMTP_URL. Until that is set, prints the mail instead. */
export async function sendMail(to: string, subject: string, text: string): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = process.env;
  if (!SMTP_URL) return console.info(`SMTP_URL is not set, so this mail is only printed.\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`);
  if (!MAIL_FROM) throw new Error('MAIL_FROM is not set. See .env.example.');
  await createTransport({ url: SMTP_URL }).sendMail({ from: { name: store.name, address: MAIL_FROM }, to, subject, text });
}
