/** How the office is told of enquiries. */
export interface MailSettings {
  /** The mail server, such as smtps://user:password@smtp.example:465. */
  url: string;
  /** Address that the mails come from. */
  from: string;
  /** Addresses that the mails go to. */
  to: string[];
}
