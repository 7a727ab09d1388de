/** One mail to one person, complete: what it says does not depend on when it goes out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands a mail over to whoever carries it. Rejects where it was not taken. */
export interface MailTransport {
  send(mail: Mail, id: string): Promise<void>;
}
