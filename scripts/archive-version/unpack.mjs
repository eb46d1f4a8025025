// @ts-check
import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';

/** @param {string} file @returns {Promise<string>} */
async function checksumOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * @param {string} name of a file in an archive
 * @param {string} folder
 * @returns {string} absolute path
 * @throws when it is outside of the folder
 */
function targetOf(name, folder) {
  const target = path.resolve(folder, name);
  if (!target.startsWith(folder + path.sep)) throw new Error(`it has a file "${name}"`);
  return target;
}

/** @param {string} file @param {string} folder */
async function extractTo(file, folder) {
  const extract = tar.extract();
  const read = pipeline(createReadStream(file), createGunzip(), extract);
  const write = async () => {
    for await (const entry of extract) {
      const { name, type } = entry.header;
      if (type !== 'file') throw new Error(`it has "${name}", which is not a file`);
      const target = targetOf(name, folder);
      mkdirSync(path.dirname(target), { recursive: true });
      await pipeline(entry, createWriteStream(target));
    }
  };
  await Promise.all([read, write()]);
}

/**
 * Unpacks an archive that `packFolder` has made, whole or not at all.
 * @param {string} file absolute path of the archive
 * @param {string} sha256 checksum that it must have
 * @param {string} folder absolute path, for the files; what is there is replaced
 * @throws with one line that names the archive when it is missing, another one, or damaged
 */
export async function unpackArchive(file, sha256, folder) {
  if (!existsSync(file)) throw new Error(`The archive ${file} is missing`);
  const found = await checksumOf(file);
  if (found !== sha256) {
    throw new Error(`The archive ${file} is not the one that was packed: its SHA-256 is ${found}`);
  }
  const draft = `${folder}.${process.pid}.draft`;
  try {
    mkdirSync(draft, { recursive: true });
    await extractTo(file, draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The archive ${file} cannot be unpacked: ${reason}`, { cause: error });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
