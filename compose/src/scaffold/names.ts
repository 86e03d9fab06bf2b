import { UsageError } from '../userError.ts';

/** What a new remote is called in each place, e.g. for `remote-visa-help`. */
export interface RemoteNames {
  /** `remote-visa-help` */
  name: string;
  /** `visa-help` */
  topic: string;
  /** `Visa help` */
  title: string;
  /** `visaHelp` */
  file: string;
  /** `VisaHelp` */
  component: string;
  /** `REMOTE_VISA_HELP` */
  constant: string;
  /** Port of its own development server. */
  port: number;
}

/** A longer name would make lines of the skeleton too long for the linter. */
const maxCharacters = 30;

/** Returns the name. Throws a UsageError when no remote may have it. */
export function requireName(name: string | undefined): string {
  const form = 'remote- and then words of lower-case letters or digits joined by dashes';
  if (name === undefined || name === '')
    throw new UsageError('The new remote has no name: give one, such as remote-scholarships.');
  if (!/^remote-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > maxCharacters)
    throw new UsageError(
      `"${name}" can't be the name of a remote: use ${form}, at most ${maxCharacters} characters.`,
    );
  return name;
}

export function namesOf(name: string, port: number): RemoteNames {
  const topic = name.slice('remote-'.length);
  const words = topic.replaceAll('-', ' ');
  const component = capitalized(topic.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  return {
    name,
    topic,
    title: capitalized(words),
    file: `${component.charAt(0).toLowerCase()}${component.slice(1)}`,
    component,
    constant: name.toUpperCase().replaceAll('-', '_'),
    port,
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
