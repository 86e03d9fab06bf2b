/** The message with the plan once, or without it. What the visitor has changed in it stays. */
export function withPlan(message: string, plan: string, isWanted: boolean): string {
  const rest = message
    .replace(plan, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return isWanted ? [rest, plan].filter(Boolean).join('\n\n') : rest;
}
