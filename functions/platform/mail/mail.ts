/** A complete mail to one person. Its content does not depend on when it is sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mails, for example by SMTP. `id`: ID of the mail in the outbox. `send` rejects if the mail was not accepted. */
export interface MailTransport {
  send(mail: Mail, id: string): Promise<void>;
}
