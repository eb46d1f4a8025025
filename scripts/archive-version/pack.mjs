// @ts-check
import { createHash } from 'node:crypto';
import {
  createWriteStream,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import tar from 'tar-stream';

/** Place in the head of gzip that names the system on which it was made, and its word for "unknown". */
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** @param {string} folder @returns {string[]} paths with `/`, sorted, the same on every machine */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * @param {import('tar-stream').Pack} pack
 * @param {string} folder
 */
async function addFiles(pack, folder) {
  for (const name of filesOf(folder)) {
    // Nothing of this machine: no time, no user, no mode.
    const header = { name, mode: 0o644, mtime: new Date(0), uid: 0, gid: 0 };
    const content = readFileSync(path.join(folder, name));
    await new Promise((resolve, reject) => {
      pack.entry(header, content, (error) => (error ? reject(error) : resolve(undefined)));
    });
  }
  pack.finalize();
}

/** @param {import('node:crypto').Hash} hash @returns {Transform} */
function hashing(hash) {
  let isFirst = true;
  return new Transform({
    transform(chunk, _, done) {
      if (isFirst) chunk[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
      isFirst = false;
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

/**
 * Packs all files of a folder. The same files make the same bytes, wherever and whenever.
 * @param {string} folder absolute path
 * @param {string} file absolute path of the archive, which is replaced when the new one is complete
 * @returns {Promise<string>} checksum of the archive, SHA-256 in hexadecimal letters
 * @throws errors of the file system; the archive is as it was then
 */
export async function packFolder(folder, file) {
  const draft = `${file}.${process.pid}.draft`;
  const hash = createHash('sha256');
  const pack = tar.pack();
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    const written = pipeline(
      pack,
      createGzip({ level: 9 }),
      hashing(hash),
      createWriteStream(draft),
    );
    await Promise.all([addFiles(pack, folder), written]);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return hash.digest('hex');
}
