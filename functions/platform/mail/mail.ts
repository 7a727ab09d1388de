/** A complete mail to one person. Its content does not depend on when it is sent. */
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
