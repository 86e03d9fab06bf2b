import { UserError } from '@sayapatri/contract/userError';

/** A longer name would make lines of the skeleton too long for the linter. */
const maxCharacters = 30;

/** Throws a UserError when no remote may have this name. */
export function requireName(name: string): void {
  if (!/^remote-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > maxCharacters)
    throw new UserError(
      `"${name}" can't be the name of a remote: use remote- and then words of lower-case letters or digits joined by dashes, at most ${maxCharacters} characters.`,
    );
}

/** What the new remote `name` is called in each place, e.g. `remote-visa-help`; `port` is of its development server. */
export function namesOf(name: string, port: number) {
  const topic = name.slice('remote-'.length);
  const component = capitalized(topic.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  return {
    name,
    /** `visa-help` */
    topic,
    /** `Visa help` */
    title: capitalized(topic.replaceAll('-', ' ')),
    /** `visaHelp` */
    file: `${component.charAt(0).toLowerCase()}${component.slice(1)}`,
    /** `VisaHelp` */
    component,
    /** `REMOTE_VISA_HELP` */
    constant: name.toUpperCase().replaceAll('-', '_'),
    port: String(port),
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
