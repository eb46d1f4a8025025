import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { securityTxt, writeSecurityContact } from '..';

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

/** @returns the files that were written, by their paths */
function write(siteDir: string, repository?: string): Record<string, string> {
  const files: Record<string, string> = {};
  writeSecurityContact({
    write: (file, content) => (files[file] = content),
    siteDir,
    siteUrl: 'https://mui.com',
    repository,
  });
  return files;
}

const FILE = '.well-known/security.txt';

it('two sites of the same commit have the same file, valid for less than a year', () => {
  const root = path.join(__dirname, '../../../..');
  const first = write(root);
  expect(Object.keys(first)).toEqual([FILE]);
  expect(write(root)).toEqual(first);
  expect(expiryOf(first[FILE] ?? '')).not.toBeNaN();
});

it('without a history it is valid from the time of the build', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'no-repository-'));
  const text = write(siteDir)[FILE] ?? '';
  rmSync(siteDir, { recursive: true });
  expect(Math.abs(expiryOf(text) - Date.now() - 360 * DAY)).toBeLessThan(60_000);
});
