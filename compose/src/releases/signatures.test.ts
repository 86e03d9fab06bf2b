import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { folderWith } from '@sayapatri/testing/temporaryFiles';
import { describe, expect, it, vi } from 'vitest';
import { newKey } from '../cli/newKey.ts';
import { projectRoot } from '../paths.ts';
import {
  blog,
  emptySite,
  guides,
  livePage,
  liveSite,
  release,
  shell,
  standing,
  store,
} from '../testing/fakeSite.ts';
import { newSigner, withSigners } from '../testing/signers.ts';
import { openSite } from './openSite.ts';

const [ours, theirs] = [newSigner(), newSigner()];

describe('a package with signers', () => {
  it('is released only with a signer’s key, and nothing is stored without one', async () => {
    const site = await emptySite();
    const signers = { 'remote-blog': [ours], 'remote-destinations': [theirs] };
    const sentence =
      /^remote-blog is released only with the key of a signer whom .* names: let RELEASE_KEY_FILE/;
    await expect(store(withSigners(site, signers), blog())).rejects.toThrow(sentence);
    await expect(store(withSigners(site, signers, theirs), blog())).rejects.toThrow(
      /^RELEASE_KEY_FILE holds a key that .* does not name for remote-blog: name a signer's key, or/,
    );
    expect(await readdir(site.root)).toEqual([]);
    await release(withSigners(site, signers, ours), shell(), blog());
    await release(withSigners(site, signers, theirs), guides());
    expect(await livePage(site, 'blogs/index.html')).toContain('articles');
  });

  it('is refused while its live release is unsigned, until it is released again', async () => {
    const plain = await liveSite();
    const site = withSigners(plain, { 'remote-blog': [ours] }, ours);
    const stood = await standing(site);
    await expect(release(site, shell('new'))).rejects.toThrow('no signer whom none names has signed it');
    expect(await standing(site)).toEqual(stood);
    await release(site, blog(), shell('new'));
    expect(await livePage(site, 'index.html')).toContain('new');
  });

  it('can change its key by having both for a while, and a removed key counts no more', async () => {
    const plain = await emptySite();
    await release(withSigners(plain, { 'remote-blog': [ours] }, ours), shell(), blog());
    const both = withSigners(plain, { 'remote-blog': [ours, theirs] }, theirs);
    await release(both, shell('new'));
    const changed = withSigners(plain, { 'remote-blog': [theirs] }, theirs);
    await expect(release(changed, shell('newer'))).rejects.toThrow(
      'has signed it: run `pnpm release remote-blog`',
    );
    await release(changed, blog(), shell('newer'));
  });
});

async function fileWith(content: string, name = 'owners.json'): Promise<string> {
  return path.join(await folderWith({ [name]: content }), name);
}

describe('owners.json', () => {
  it.each([
    ['no JSON', '{', /owners\.json is not valid JSON: take it from the repository/],
    ['a key that is none', '{ "shell": ["MCowBQ"] }', /malformed at "shell\.0" \(must be a public key that/],
  ])('with %s is refused by every command', async (_, content, sentence) => {
    vi.stubEnv('RELEASE_OWNERS', await fileWith(content));
    expect(() => openSite('/nowhere')).toThrow(sentence);
  });

  it('that is missing is no permission: every command is refused', () => {
    vi.stubEnv('RELEASE_OWNERS', '/nowhere/owners.json');
    expect(() => openSite('/nowhere')).toThrow(
      "/nowhere/owners.json can't be read (ENOENT): take it from the repository, or correct RELEASE_OWNERS.",
    );
  });
});

describe('a new key', () => {
  it('can be read by nobody else, stays out of the repository, replaces no other, and signs releases', async () => {
    const file = path.join(await folderWith(), 'below/key.pem');
    const { publicKey } = await newKey('remote-blog', file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const before = await readFile(file, 'utf8');
    await expect(newKey('remote-blog', file)).rejects.toThrow(`${file} exists already, and a key is never`);
    expect(await readFile(file, 'utf8')).toBe(before);
    await expect(newKey('remote-blog', path.join(projectRoot, 'key.pem'))).rejects.toThrow(
      'key.pem is in the repository, which others can read: name a file outside it.',
    );
    vi.stubEnv('RELEASE_OWNERS', await fileWith(JSON.stringify({ 'remote-blog': [publicKey] })));
    vi.stubEnv('RELEASE_KEY_FILE', file);
    const { root } = await emptySite();
    await release(openSite(root), shell(), blog());
  });

  it('is missing where the file that RELEASE_KEY_FILE names holds none', async () => {
    const file = await fileWith('no key', 'key.pem');
    vi.stubEnv('RELEASE_KEY_FILE', file);
    expect(() => openSite('/nowhere')).toThrow(
      `${file} holds no secret Ed25519 key: let RELEASE_KEY_FILE name`,
    );
  });
});
