/** How the office is told of enquiries. */
export interface MailSettings {
  /** The mail server, such as smtps://user:password@smtp.example:465. */
  url: string;
  from: string;
  to: string[];
}
