/** Nepal has one time zone and no summer time: 5 hours 45 minutes ahead of UTC. */
export const nepalOffset = '+05:45';
export const nepalOffsetMs = 345 * 60_000;

/** A date whose UTC fields are the weekday, day and time of a moment in Kathmandu. */
export const nepalTime = (moment: Date) => new Date(moment.getTime() + nepalOffsetMs);

/** The day of a moment in Kathmandu, as 2026-11-30. */
export const nepalDay = (moment: Date): string => nepalTime(moment).toISOString().slice(0, 10);
