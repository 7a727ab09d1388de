import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lazily } from '../lazily.ts';
import type { Mail, MailTransport } from './mail.ts';

const nodemailer = lazily(() => import('nodemailer'));

const message = (from: string, { to, subject, text, html }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  // No mail references a file or a URL to fetch.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends through a mail server. `url`: `smtp://` or `smtps://`, with user and password if needed. `from`: sender. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = lazily(async () => (await nodemailer()).createTransport(url));
  return { send: async (mail) => void (await (await transport()).sendMail(message(from, mail))) };
}

/** Writes mails as `.eml` files to a folder, without a mail server. A file is written completely or not at all. */
export function fileTransport(folder: string, from: string): MailTransport {
  const composer = lazily(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true }),
  );
  return {
    async send(mail, id) {
      const { message: source } = await (await composer()).sendMail(message(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${id}.eml`);
      await writeFile(`${path}.part`, source as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}
