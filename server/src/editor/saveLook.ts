/** Saves an owner's logo and colours independently: a fault of the one does not keep the other from being saved. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandColours } from '@sayapatri/design/palette';
import { UserError } from '@sayapatri/hosting/userError';
import { look } from './collections.ts';
import type { ContentFiles } from './contentFiles.ts';
import { inputName } from './faults.ts';
import { versionField, versionOf } from './formValues.ts';
import { refuseLinks } from './links.ts';
import { preparedLogo } from './logo.ts';
import type { LookFault, LookState } from './lookForm.ts';
import { replaceFile } from './replaceFile.ts';

/** The logo and the colours as they are saved. Rejects with a UserError where the file of the colours can't be read, or links stand in place of files. */
export async function savedLook(content: ContentFiles): Promise<LookState> {
  const { primary, accent, sample, [versionField]: version } = (await content.read(look.colours.file)) ?? {};
  for (const { file } of [look.logo, look.icon]) await refuseLinks(content.root, file);
  const logo = await readFile(path.join(content.root, look.logo.file), 'utf8').catch(() => '');
  return {
    colours: { primary: String(primary), accent: String(accent) },
    isSample: sample === true,
    coloursVersion: String(version),
    logo,
    logoVersion: versionOf(logo),
  };
}

/** Saves the form's logo and colours. Resolves with the faults of those that were not saved. */
export async function saveLook(form: FormData, content: ContentFiles): Promise<LookFault[]> {
  const logoFaults = await faultsOf(
    () => saveLogo(form, content),
    () => 'logo',
  );
  const colourFaults = await faultsOf(() => saveColours(form, content), fieldOf);
  return [...logoFaults, ...colourFaults];
}

/** The colours of the form. Browsers send #rrggbb in small letters. */
export const chosenColours = (form: FormData): BrandColours => ({
  primary: textOf(form, 'primary').toUpperCase(),
  accent: textOf(form, 'accent').toUpperCase(),
});

export const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

async function saveColours(form: FormData, content: ContentFiles): Promise<unknown> {
  const { colours, isSample } = await savedLook(content);
  const chosen = chosenColours(form);
  const isSame = chosen.primary === colours.primary && chosen.accent === colours.accent;
  if (isSame && !(isSample && form.has('own'))) return undefined;
  const values = { ...chosen, [versionField]: textOf(form, 'coloursVersion') };
  return content.turns.take(() => content.save(look.colours.file, values));
}

async function saveLogo(form: FormData, content: ContentFiles): Promise<void> {
  const file = form.get('logo');
  // Where no file is chosen, browsers send one without a name.
  if (!(file instanceof File) || file.name === '') return;
  const prepared = await preparedLogo(Buffer.from(await file.arrayBuffer()));
  await content.turns.take(async () => {
    if ((await savedLook(content)).logoVersion !== textOf(form, 'logoVersion'))
      throw new UserError(
        'Somebody has changed the logo since you opened this page. Nothing was overwritten: look at theirs, and choose yours again.',
      );
    await replaceFile(path.join(content.root, look.logo.file), prepared.logo);
    await replaceFile(path.join(content.root, look.icon.file), prepared.icon);
  });
}

/** Runs `save`, and resolves with the lines of its UserError as faults. Rejects with any other error. */
async function faultsOf(
  save: () => Promise<unknown>,
  field: (words: string) => LookFault['field'],
): Promise<LookFault[]> {
  try {
    await save();
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message.split('\n').map((words) => ({ field: field(words), words }));
  }
}

/** The colour that a sentence begins with. */
const fieldOf = (words: string) =>
  (['primary', 'accent'] as const).find((name) => words.startsWith(inputName([name], look.colours.shape)));
