import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { securityContact, securityTxt } from '..';

const DAY = 86_400_000;

function expiryOf(text: string): number {
  return Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
}

it('names contact, expiry, language and its own address', () => {
  expect(securityTxt('https://mui.com', Date.UTC(2028, 1, 29))).toBe(
    [
      'Contact: mailto:security@mui.com',
      'Expires: 2029-02-23T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://mui.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names the policy where the repository is known', () => {
  expect(securityTxt('https://mui.com', 0, 'https://github.com/mui/mui-x')).toContain(
    '\nPolicy: https://github.com/mui/mui-x/blob/master/SECURITY.md\n',
  );
});

/** Builds in the folder of a site. @returns the file, undefined where there is none */
async function write(siteDir: string, currentLocale: string): Promise<string | undefined> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'output-'));
  const context = {
    siteDir,
    i18n: { currentLocale, defaultLocale: 'en' },
    siteConfig: { url: 'https://mui.com', customFields: {} },
  };
  try {
    const { postBuild } = securityContact(context as unknown as LoadContext);
    await postBuild?.({ outDir } as unknown as Parameters<typeof postBuild>[0]);
    return readFileSync(path.join(outDir, '.well-known/security.txt'), 'utf8');
  } catch {
    return undefined;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}

it('two builds of the same commit write the same file, valid for less than a year', async () => {
  const root = path.join(__dirname, '../../../..');
  const first = await write(root, 'en');
  expect(await write(root, 'en')).toBe(first);
  expect(expiryOf(first ?? '')).not.toBeNaN();
});

it('without a history it is valid from the time of the build', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'no-repository-'));
  const text = await write(siteDir, 'en');
  rmSync(siteDir, { recursive: true });
  expect(Math.abs(expiryOf(text ?? '') - Date.now() - 360 * DAY)).toBeLessThan(60_000);
});

it('is written once, with the default language', async () => {
  expect(await write(path.join(__dirname, '../../../..'), 'zh')).toBeUndefined();
});
