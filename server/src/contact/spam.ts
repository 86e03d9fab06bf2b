/** What is known about how an enquiry was sent, besides its five values. */
export interface Sending {
  /** Whether the form's hidden field, which people don't see, was filled in. */
  hiddenFieldFilled: boolean;
  /** Seconds from opening the form to sending it; undefined if the client doesn't send them. */
  seconds: number | undefined;
  /** Whether a browser says that another site's page sent it. */
  fromOtherSite: boolean;
  message: string;
}

/** Seconds that a person needs at least to fill in the form. */
const minSeconds = 3;
const flaggedFrom = 50;

/**
 * Scores an enquiry. With 50 points or more it is marked as possible spam for its reader; none is ever dropped. Sending
 * only the five values, without the signs that a browser adds, gives no points.
 */
export function scoreSpam(sending: Sending): { spamReasons: string[]; flagged: boolean } {
  const links = sending.message.match(/https?:\/\//gi)?.length ?? 0;
  const signs: [isThere: boolean, points: number, reason: string][] = [
    [sending.hiddenFieldFilled, 60, 'hidden field filled in'],
    [sending.seconds !== undefined && sending.seconds < minSeconds, 50, `sent within ${minSeconds} seconds`],
    [sending.fromOtherSite, 50, 'sent from another site'],
    [links > 2, 30, `${links} links`],
  ];
  const found = signs.filter(([isThere]) => isThere);
  const score = found.reduce((sum, [, points]) => sum + points, 0);
  return { spamReasons: found.map(([, , reason]) => reason), flagged: score >= flaggedFrom };
}
