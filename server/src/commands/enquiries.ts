/** `pnpm enquiries`: for the people who run the site and answer its visitors. */
import { runEnquiries } from './runEnquiries.ts';

// `pnpm enquiries list | head` closes the pipe early, which is not an error.
process.stdout.on('error', () => process.exit(0));
const { exitCode, message } = await runEnquiries(process.argv.slice(2), process.env, process.stdout);
process.stderr.write(message);
process.exitCode = exitCode;
