import { UserError } from '../userError.ts';

/** System errors that say all there is to say by their code and path. */
const storeErrors = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR'];

/** Runs a command's work; a refusal ends it with its one sentence and exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  // React and MUI choose their production code by this, when compose first imports them.
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } catch (error) {
    console.error(saying(error));
    process.exit(1);
  }
}

function saying(error: unknown): unknown {
  if (error instanceof UserError) {
    // Code of a release that threw: whoever wrote it needs to know where.
    const cause = error.cause instanceof Error ? `\n${error.cause.stack}\n` : '';
    return `\n${error.message}\n${cause}`;
  }
  const { code = '', path = '' } = error as NodeJS.ErrnoException;
  if (storeErrors.includes(code))
    return `\n${path || 'The store'} can't be written (${code}): make room or give access, or let SITE_ROOT name another folder.\n`;
  return error;
}
