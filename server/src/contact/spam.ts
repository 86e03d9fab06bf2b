/** What is known of how an enquiry was sent, beside its five values. */
export interface Sending {
  /** Whether the form's hidden field, which people don't see, was filled in. */
  hiddenFieldFilled: boolean;
  /** Seconds from opening the form to sending it; undefined where the client doesn't tell. */
  seconds: number | undefined;
  /** Whether a browser says that another site's page sent it. */
  fromOtherSite: boolean;
  message: string;
}

/** A person takes at least this long to fill in the form. */
const leastSeconds = 3;
const flaggedFrom = 50;

/**
 * Scores an enquiry. One with 50 points or more is marked for whoever reads it; none is ever dropped. A client that sends
 * the five values and nothing else gets no points for that.
 */
export function scoreSpam(sending: Sending): { spamReasons: string[]; flagged: boolean } {
  const links = sending.message.match(/https?:\/\//gi)?.length ?? 0;
  const signs: [isThere: boolean, points: number, reason: string][] = [
    [sending.hiddenFieldFilled, 60, 'hidden field filled in'],
    [
      sending.seconds !== undefined && sending.seconds < leastSeconds,
      50,
      `sent within ${leastSeconds} seconds`,
    ],
    [sending.fromOtherSite, 50, 'sent from another site'],
    [links > 2, 30, `${links} links`],
  ];
  const found = signs.filter(([isThere]) => isThere);
  const score = found.reduce((sum, [, points]) => sum + points, 0);
  return { spamReasons: found.map(([, , reason]) => reason), flagged: score >= flaggedFrom };
}
