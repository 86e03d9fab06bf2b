/** The oldest Node that the kit works with. */
export const oldestNode = '20.19';

/** A sentence where this Node is too old for the kit, which would end with a stack trace; undefined otherwise. */
export const nodeFault = (version = process.versions.node): string | undefined =>
  version.localeCompare(oldestNode, 'en', { numeric: true }) < 0
    ? `This is Node ${version}, and the kit needs ${oldestNode} or newer: install it, and run the command again.`
    : undefined;
