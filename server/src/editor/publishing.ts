/** Previews saved entries, publishes them and undoes a publication. A kill leaves each of these whole. */
import path from 'node:path';
import { UserError } from '@sayapatri/hosting/userError';
import type { Person } from './access.ts';
import { contentChanges, fingerprintOf, finishPublication, packagesOf } from './contentChanges.ts';
import type { ContentFiles } from './contentFiles.ts';
import { Git } from './git.ts';
import { refuseLinks } from './links.ts';
import { composeCommand, liveVersions } from './liveVersions.ts';
import { type Journal, Note, type Preview } from './notes.ts';
import { slugOf } from './photoNames.ts';
import { refuseIfShown } from './photos.ts';

export class Publishing {
  readonly git: Git;
  readonly #content: ContentFiles;
  readonly #preview: Note<Preview>;
  readonly #journal: Note<Journal>;
  /** A sentence about the work that runs now; only one runs at a time. */
  doing: string | undefined;
  /** Resolves when the work that runs now has ended or failed. */
  ended: Promise<void> = Promise.resolve();
  /** Why the last publication or undoing was not done. */
  refusal = '';

  /** `siteRoot` is the folder that SITE_ROOT names, where the editor keeps its notes. */
  constructor(content: ContentFiles, siteRoot: string) {
    this.#content = content;
    const folder = path.join(siteRoot, 'editor');
    this.#preview = new Note(folder, 'preview.json');
    this.#journal = new Note(folder, 'publishing.json');
    this.git = new Git(content.root, folder);
  }

  /** Starts to finish a publication that was cut short. */
  async resume(): Promise<void> {
    const preview = await this.preview();
    if (preview?.state === 'running') await this.#preview.forget();
    const journal = await this.#journal.read();
    if (journal)
      this.ended = this.#alone('A publication that was cut short is being finished', () =>
        this.#run(journal),
      );
  }

  changes = () => contentChanges(this.#content, this.git);

  preview = () => this.#preview.read();

  /** Whether the preview shows what is saved now. */
  async isCurrent(preview: Preview): Promise<boolean> {
    return preview.fingerprint === (await this.#fingerprint());
  }

  /** Starts a preview of all saved changes. Rejects with a UserError where there are none, or other work runs. */
  startPreview(person: Person): Promise<void> {
    return this.#inTurn(async () => {
      const changes = await this.changes();
      if (changes.length === 0) throw new UserError('Nothing has been changed since the last publication.');
      const packages = packagesOf(this.#content, changes);
      for (const name of packages) await refuseLinks(this.#content.root, `${name}/src`);
      const environment = `preview/${slugOf(person.name).slice(0, 40) || 'office'}`;
      const preview: Preview = {
        environment,
        packages,
        fingerprint: await this.#fingerprint(),
        by: person.name,
        state: 'running',
        words: '',
      };
      await this.#preview.write(preview);
      this.ended = this.#alone(previewing, async () => {
        const args = [...packages, '--to', environment, '--review'];
        const made = await composeCommand(this.#content.root, 'release', args).then(
          (words) => ({ state: 'ready' as const, words, review: /before and after: (.+)/.exec(words)?.[1] }),
          (error: Error) => ({ state: 'refused' as const, words: error.message }),
        );
        await this.#preview.write({ ...preview, ...made });
      });
    });
  }

  /** Starts to make the current preview live, byte for byte, and to commit its changes. Rejects with a UserError without one. */
  publish(person: Person, message: string): Promise<void> {
    return this.#inTurn(async () => {
      const preview = await this.preview();
      if (preview?.state !== 'ready')
        throw new UserError('There is no preview yet: make one, and look at it.');
      if (!(await this.isCurrent(preview)))
        throw new UserError('Something has been changed since the preview was made: make a new one.');
      const sentence = message.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
      if (sentence === '') throw new UserError('Say in a sentence what has been changed.');
      const files = (await this.changes()).map(({ file }) => file);
      const { packages, environment, fingerprint } = preview;
      this.#begin(person, { files, message: sentence, fingerprint, promoted: { packages, environment } });
    });
  }

  /** Starts to bring back what was live before the last publication. Rejects with a UserError where that is impossible. */
  undo(person: Person, commit: string): Promise<void> {
    return this.#inTurn(async () => {
      const [last] = await this.git.publications(1);
      if (last === undefined || last.commit !== commit)
        throw new UserError('Somebody has published since you opened the page: look at the list again.');
      if (last.released.some(({ inPlaceOf }) => inPlaceOf === null))
        throw new UserError('There was nothing live before this publication.');
      if ((await this.changes()).length > 0)
        throw new UserError(
          'There are changes that are not published: publish them first, or take them back.',
        );
      const files = await this.git.filesOf(commit);
      this.#begin(person, { files, message: `Undoes “${last.message}”`, fingerprint: '', undo: last });
    });
  }

  /** Gives an entry or a photo its last published content. Rejects with a UserError where it is unchanged, or other work runs. */
  takeBack(file: string): Promise<void> {
    return this.#inTurn(async () => {
      const changed = (await this.changes()).find((one) => one.file === file);
      if (changed === undefined)
        throw new UserError('This has been taken back or published already: look at the list again.');
      await refuseLinks(this.#content.root, path.posix.dirname(file));
      if (changed.change === 'Adds' && !this.#content.has(file)) await refuseIfShown(this.#content, file);
      await this.git.restore('HEAD', [file]);
    });
  }

  /** Throws a UserError for a writer, before anything begins. */
  #begin(by: Person, journal: Omit<Journal, 'former' | 'by'>): void {
    if (!by.mayPublish) throw new UserError('You can make previews; a publisher makes them live.');
    this.ended = this.#alone('A publication is being made', async () => {
      this.refusal = '';
      const whole = { ...journal, by, former: await liveVersions(this.#content.root) };
      await this.#journal.write(whole);
      await this.#run(whole);
    });
  }

  async #run(journal: Journal): Promise<void> {
    try {
      await finishPublication(journal, this.#content, this.git);
      await this.#preview.forget();
    } finally {
      await this.#journal.forget();
    }
  }

  #fingerprint = async () => fingerprintOf(this.#content.root, await this.changes());

  /** Rejects while a preview or a publication runs, so that what is published is what was previewed. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    return this.#content.turns.take(async () => {
      if (this.doing) throw new UserError(`${this.doing}: wait until it is done.`);
      await work();
    });
  }

  async #alone(doing: string, work: () => Promise<void>): Promise<void> {
    this.doing = doing;
    // Nothing can be saved during a publication, which would commit it without a preview.
    if (doing !== previewing) this.#content.turns.busy = doing;
    try {
      await work();
    } catch (error) {
      this.refusal = (error as Error).message;
    } finally {
      this.doing = undefined;
      this.#content.turns.busy = undefined;
    }
  }
}

const previewing = 'A preview is being made';
