/** One mail to one person, complete: what it says does not depend on when it goes out. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends a mail with the transport. Rejects if the transport did not accept it. */
export interface MailTransport {
  send(mail: Mail, id: string): Promise<void>;
}
