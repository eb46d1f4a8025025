import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { contentOf } from '../../../e2e/fixtures/folder-content';
import { writeFiles } from '../../merge/__tests__/generated-units';
import { archiveVersion } from '../archive-version.mjs';
import { readArchiveFile } from '../archive-file.mjs';
import { packFolder } from '../pack.mjs';
import { unpackArchive } from '../unpack.mjs';

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'an archive '))));

afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (file: string) => path.join(folder, file);

const LONG = `${'a-long-folder-name/'.repeat(8)}index.html`;

const FILES = {
  'unit.json': '{}',
  'x/6.20/introduction/index.html': '<p>Einführung',
  'assets/6.20/js/a.js': 'a'.repeat(200_000),
  [LONG]: 'deep',
};

async function packUnit(): Promise<string> {
  writeFiles(inFolder('unit'), FILES);
  return packFolder(inFolder('unit'), inFolder('unit.tar.gz'));
}

it('gives all files back', async () => {
  const sha256 = await packUnit();
  await unpackArchive(inFolder('unit.tar.gz'), sha256, inFolder('again'));
  expect(contentOf(inFolder('again'))).toEqual(contentOf(inFolder('unit')));
  expect(contentOf(inFolder('again')).size).toBe(4);
  expect(readdirSync(folder).sort()).toEqual(['again', 'unit', 'unit.tar.gz']);
});

it('makes the same bytes at another time, of files that were written in another order', async () => {
  const sha256 = await packUnit();
  const other = Object.fromEntries(Object.entries(FILES).reverse());
  writeFiles(inFolder('other'), other);
  utimesSync(inFolder('other/unit.json'), 1, 1);
  expect(await packFolder(inFolder('other'), inFolder('other.tar.gz'))).toBe(sha256);
  const [one, two] = ['unit.tar.gz', 'other.tar.gz'].map((file) => readFileSync(inFolder(file)));
  expect(one && two?.equals(one)).toBe(true);
});

it('names an archive that is missing', async () => {
  const unpack = unpackArchive(inFolder('gone.tar.gz'), '0'.repeat(64), inFolder('again'));
  await expect(unpack).rejects.toThrow(/^The archive .*gone\.tar\.gz is missing$/);
});

it('unpacks nothing of an archive with another checksum', async () => {
  const sha256 = await packUnit();
  const bytes = readFileSync(inFolder('unit.tar.gz'));
  writeFileSync(inFolder('unit.tar.gz'), bytes.subarray(0, -1));
  const unpack = unpackArchive(inFolder('unit.tar.gz'), sha256, inFolder('again'));
  await expect(unpack).rejects.toThrow(
    /^The archive .*unit\.tar\.gz is not the one that was packed/,
  );
  expect(existsSync(inFolder('again'))).toBe(false);
});

it.each(['../outside.html', '/tmp/outside.html'])('does not unpack %s', async (name) => {
  const pack = tar.pack();
  pack.entry({ name }, 'outside');
  pack.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of pack) chunks.push(chunk as Buffer);
  const bytes = gzipSync(Buffer.concat(chunks));
  writeFileSync(inFolder('bad.tar.gz'), bytes);
  const { createHash } = await import('node:crypto');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const unpack = unpackArchive(inFolder('bad.tar.gz'), sha256, inFolder('again'));
  await expect(unpack).rejects.toThrow(`cannot be unpacked: it has a file "${name}"`);
  expect(readdirSync(folder)).toEqual(['bad.tar.gz']);
});

it('packs all units of a version, and notes what a build needs to unpack them', async () => {
  writeFiles(inFolder('units/x/6.20/en'), FILES);
  writeFiles(folder, { 'versions/6.20/members.json': '{}' });
  const lines = await archiveVersion({
    version: '6.20',
    commit: 'c'.repeat(40),
    folders: new Map([['x/6.20/en', inFolder('units/x/6.20/en')]]),
    archivesDir: inFolder('archives'),
    projectDir: folder,
  });
  expect(lines).toHaveLength(2);
  const noted = readArchiveFile('6.20', folder);
  expect(noted?.commit).toBe('c'.repeat(40));
  const { file = '', sha256 = '' } = noted?.units['x/6.20/en'] ?? {};
  await unpackArchive(inFolder(`archives/${file}`), sha256, inFolder('again'));
  expect(contentOf(inFolder('again'))).toEqual(contentOf(inFolder('units/x/6.20/en')));
});

it('packs nothing while a unit of the version is not built', async () => {
  const archive = archiveVersion({
    version: '6.20',
    commit: 'c'.repeat(40),
    folders: new Map([['x/6.20/en', inFolder('units/x/6.20/en')]]),
    archivesDir: inFolder('archives'),
    projectDir: folder,
  });
  await expect(archive).rejects.toThrow('x/6.20/en is not built');
  expect(readdirSync(folder)).toEqual([]);
});
