/** Module Federation as others know it: their host with our remotes, and our shell with their remote. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { FederationManifest } from '@sayapatri/contract/bootstrap';
import { sitePaths } from 'compose/paths';
import { expect, test, visit } from '../test.ts';

const e2e = path.resolve(import.meta.dirname, '..');
const built = mkdtempSync(path.join(tmpdir(), 'federation-'));
test.afterAll(() => rmSync(built, { recursive: true }));

/** Builds the Vite project in the folder `project` of e2e for production, and lets the page find it below `address`. */
async function serveBuild(page: Page, project: string, address: string): Promise<void> {
  const vite = path.join(e2e, 'node_modules/vite/bin/vite.js');
  const folder = path.join(built, project);
  execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: path.join(e2e, project),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await page.route(`**${address}**`, (route) => {
    const file = new URL(route.request().url()).pathname.replace(address, '');
    return route.fulfill({ path: path.join(folder, file || 'index.html') });
  });
}

/** For each remote a component and its data, by their names in the public module, and the heading it must show. */
const parts: Record<string, { component: string; data?: string; heading: RegExp }> = {
  'remote-blog': {
    component: './pages/BlogListPage.tsx',
    data: './content/postList.ts',
    heading: /Study abroad articles/,
  },
  'remote-chat': { component: './widget/Assistant.tsx', heading: /assistant/i },
  'remote-destinations': {
    component: './guides/pages/GuidePage.tsx',
    data: './guides/countries/australia/guide.json',
    heading: /Australia/,
  },
  'remote-test-prep': { component: './pages/SatPage.tsx', data: './content/sat.ts', heading: /SAT/ },
};

test('a plain federation host shows a page of every remote by its mf-manifest.json', async ({ page }) => {
  await serveBuild(page, 'plainHost', '/plain-host/');
  const remotes = readdirSync(sitePaths().current).filter((name) => name.startsWith('remote-'));
  expect(remotes.sort()).toEqual(Object.keys(parts));
  for (const [remote, { heading, ...part }] of Object.entries(parts)) {
    await page.goto(`/plain-host/?${new URLSearchParams({ remote, ...part })}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
});

test('the shell shows a remote’s page that the plain federation plugin has built', async ({ page }) => {
  await serveBuild(page, 'stockRemote', '/stock/');
  await page.route('**/federation-manifest.json', async (route) => {
    const manifest: FederationManifest = await (await route.fetch()).json();
    const remote = {
      entry: '/stock/remoteEntry.js',
      entryFiles: {},
      pages: { '/ielts-pte': {} },
      widgets: {},
    };
    await route.fulfill({ json: { packages: { ...manifest.packages, 'remote-test-prep': remote } } });
  });
  await visit(page, '/about');
  const call = page.getByRole('banner').getByRole('link', { name: 'Free Consultation' });
  const callLook = () => call.evaluate((link) => JSON.stringify({ ...getComputedStyle(link) }));
  const before = await callLook();
  await page.getByRole('contentinfo').getByRole('link', { name: 'IELTS and PTE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A stock remote at /ielts-pte');
  const button = page.getByRole('button', { name: 'Pressed' });
  await button.click();
  await expect(button).toHaveText('Pressed 1 times');
  // Its inner theme changes neither the outer one nor the frame, and its Emotion styles apply.
  await expect(page.getByText('Inner corners: 3')).toHaveCSS('text-align', 'center');
  await expect(page.getByText('Outer corners: 8')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Green' })).toHaveCSS('background-color', 'rgb(0, 128, 0)');
  await expect(button).not.toHaveCSS('background-color', 'rgb(0, 128, 0)');
  expect(await callLook()).toBe(before);
  // Its slider, which the shell has not, and its button have the theme's colours, and follow the scheme.
  const look = (scheme: 'light' | 'dark') =>
    page.emulateMedia({ colorScheme: scheme }).then(() =>
      page.evaluate(() => {
        const colourOf = (selector: string) => {
          const element = document.querySelector(selector);
          return element && getComputedStyle(element).color;
        };
        const primary = document.createElement('i');
        primary.style.color = 'var(--mui-palette-primary-main)';
        document.body.append(primary);
        return { slider: colourOf('.MuiSlider-root'), primary: getComputedStyle(primary).color };
      }),
    );
  const [light, dark] = [await look('light'), await look('dark')];
  expect(light.slider).toBe(light.primary);
  expect(dark.slider).toBe(dark.primary);
  expect(dark.slider).not.toBe(light.slider);
  // One Emotion cache: a second one would write the default styles again, after the theme's.
  const keys = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('style[data-emotion]')].map(
      ({ dataset }) => dataset.emotion?.split(' ')[0],
    ),
  );
  expect([...new Set(keys)].sort()).toEqual(['mui', 'mui-global']);
});
