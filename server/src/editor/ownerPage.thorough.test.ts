import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/composedSite.ts';
import { officeClone } from '../testing/officeClone.ts';
import { buildEditor } from './editorApp.ts';

const origin = 'https://edit.office.example';
const headers = { host: 'edit.office.example', origin, 'x-forwarded-email': 'asha@office.example' };
const brand = 'shared/facts/src/brand';
const sign =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#7A0019" d="M0 0h64v64z"/></svg>';

async function owner() {
  const root = await officeClone();
  const access = { kind: 'signIn', origin, publishers: ['asha@office.example'] } as const;
  const app = await buildEditor({ root, siteRoot: temporaryFolder(), env: {}, access });
  onTestFinished(() => app.close());
  const open = async () => (await app.inject({ url: '/owner', headers })).body;
  return {
    app,
    open,
    read: (name: string) => readFile(join(root, brand, name), 'utf8'),
    change: (name: string, text: string) => writeFile(join(root, brand, name), text),
    /** Puts a symbolic link in the file's place. */
    async link(name: string, target: string) {
      await rm(join(root, brand, name));
      await symlink(target, join(root, brand, name));
    },
    /** Sends the form on `page` as a browser does, with these changes. */
    async send(page: string, changed: Record<string, string | Blob>) {
      const form = new FormData();
      for (const [, name = '', value = ''] of page.matchAll(/name="(\w+)" value="([^"]*)"/g))
        if (name !== 'own') form.set(name, value);
      for (const [name, value] of Object.entries({ logo: new File([], ''), ...changed }))
        form.set(name, value);
      const request = new Request(origin, { method: 'POST', body: form });
      const payload = Buffer.from(await request.arrayBuffer());
      const type = String(request.headers.get('content-type'));
      return app.inject({
        method: 'POST',
        url: '/owner',
        headers: { ...headers, 'content-type': type },
        payload,
      });
    },
  };
}

const file = (content: string | Buffer, name = 'logo.svg') =>
  new File([new Uint8Array(Buffer.from(content))], name);
const saidAt = (page: string, field: string) => new RegExp(`id="${field}-fault"><p>([^<]*)`).exec(page)?.[1];
const samples = (page: string) => page.slice(page.indexOf('entries with sample values'));

it('saves colours and a logo, makes the icon, and no longer lists them as sample', async () => {
  const at = await owner();
  const before = await at.open();
  for (const name of ['Colours', 'Logo', 'Icon'])
    expect(samples(before)).toContain(`The consultancy: ${name}`);
  const { statusCode } = await at.send(before, { primary: '#7a0019', accent: '#ffd400', logo: file(sign) });
  expect(statusCode).toBe(303);
  expect(JSON.parse(await at.read('colours.json'))).toEqual({ primary: '#7A0019', accent: '#FFD400' });
  expect(await at.read('logo.svg')).toBe(`${sign.replace('>', '><title>Logo</title>')}\n`);
  expect(await at.read('icon.svg')).toContain('<svg x="4" y="4" width="24" height="24" viewBox="0 0 64 64">');
  const after = await at.open();
  expect(after).toContain('value="#7a0019"');
  for (const name of ['Colours', 'Logo', 'Icon'])
    expect(samples(after)).not.toContain(`The consultancy: ${name}`);
});

it('lists the sample’s colours as sample until an owner says that they are the consultancy’s own', async () => {
  const at = await owner();
  await at.send(await at.open(), { logo: file(sign) });
  expect(await at.read('colours.json')).toContain('"sample": true');
  await at.send(await at.open(), { own: 'yes' });
  expect(await at.read('colours.json')).not.toContain('sample');
});

it('shows at its field why a colour is too hard to see, keeps the chosen colour in the form, and saves the logo', async () => {
  const at = await owner();
  const colours = await at.read('colours.json');
  const { statusCode, body } = await at.send(await at.open(), { primary: '#ff9999', logo: file(sign) });
  expect(statusCode).toBe(422);
  expect(saidAt(body, 'primary')).toMatch(
    /^Main colour #FF9999 is too hard to see: links on a tinted ground #\w+ \(light scheme\) has a contrast of 1\.\d:1, and 4\.5:1 is needed; choose a darker colour$/,
  );
  expect(saidAt(body, 'accent')).toBeUndefined();
  expect(body).toContain('value="#ff9999" aria-invalid="true" aria-describedby="primary-fault"');
  expect(await at.read('colours.json')).toBe(colours);
  expect(await at.read('logo.svg')).toContain('#7A0019');
});

it('refuses the changes of the second of two owners, and overwrites nothing', async () => {
  const at = await owner();
  const page = await at.open();
  await at.send(page, { primary: '#7a0019', logo: file(sign) });
  const second = await at.send(page, { primary: '#003893', logo: file(sign.replace('7A0019', '003893')) });
  expect(saidAt(second.body, 'logo')).toContain('Somebody has changed the logo');
  expect(saidAt(second.body, 'form')).toContain('Somebody has changed this entry');
  expect(await at.read('colours.json')).toContain('#7A0019');
  expect(await at.read('logo.svg')).toContain('#7A0019');
});

it('refuses a logo that is too large and an incomplete form, and shows the form for invalid colours', async () => {
  const at = await owner();
  const before = await at.read('logo.svg');
  const large = await at.send(await at.open(), { logo: file(Buffer.alloc(40_000_000, sign)) });
  expect(large.statusCode).toBe(422);
  expect(saidAt(large.body, 'logo')).toBe('The logo has 40 MB: choose one of at most 2 MB.');
  expect(await at.read('logo.svg')).toBe(before);
  const half = await at.app.inject({
    method: 'POST',
    url: '/owner',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="primary"\r\n\r\n#7a',
  });
  expect(half.body).toContain('The form has not arrived whole');
  await at.change('colours.json', '{ "primary": "navy" }');
  expect(await at.open()).toContain('name="primary"');
});

it('names a link in place of the logo, and neither shows nor replaces its target', async () => {
  const at = await owner();
  const page = await at.open();
  const elsewhere = join(temporaryFolder(), 'elsewhere.svg');
  await writeFile(elsewhere, sign);
  await at.link('logo.svg', elsewhere);
  const shown = await at.open();
  expect(shown).toContain('logo.svg only points to another place');
  expect(shown).not.toContain(Buffer.from(sign).toString('base64').slice(0, 40));
  const { statusCode, body } = await at.send(page, { logo: file(sign.replace('#7A0019', '#003893')) });
  expect(statusCode).toBe(422);
  expect(body).toContain('logo.svg only points to another place');
  expect(await readFile(elsewhere, 'utf8')).toBe(sign);
  expect(await at.read('logo.svg')).toBe(sign);
});
