/** A complete mail to one person. Its content does not depend on when it is sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mails, by SMTP for example. `send` rejects if the mail was not accepted. */
export interface MailTransport {
  send(mail: Mail, id: string): Promise<void>;
}
