import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { removeDrafts, writeAtomically } from '../../files/write-atomically';
import { claim } from './claim';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Texts that pages are made from: JavaScript variants, style sheets, sizes of libraries. */
const TEXTS = path.join(SITE_DIR, 'node_modules', '.cache', 'docs-texts');

const CHECKSUM_LENGTH = 64;

function checksum(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** @returns undefined when there is no such file, `damaged` when its content is not what was written */
function readSealed(file: string): Buffer | 'damaged' | undefined {
  let stored: Buffer;
  try {
    stored = readFileSync(file);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : 'damaged';
  }
  const content = stored.subarray(CHECKSUM_LENGTH);
  const expected = stored.subarray(0, CHECKSUM_LENGTH).toString('latin1');
  return checksum(content) === expected ? content : 'damaged';
}

const cleaned = new Set<string>();

/** Removes drafts of killed processes from a folder, once in each process. */
function cleanOnce(folder: string): void {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  try {
    removeDrafts(folder);
  } catch (error) {
    logger.warn(`${path.relative(SITE_DIR, folder)} is not tidied up: ${(error as Error).message}`);
  }
}

/** A cache that cannot be written costs time and not the build. */
function store(file: string, content: Uint8Array): void {
  try {
    writeAtomically(file, Buffer.concat([Buffer.from(checksum(content), 'latin1'), content]));
  } catch (error) {
    logger.warn(`${path.relative(SITE_DIR, file)} is not kept: ${(error as Error).message}`);
  }
}

function readKept(file: string): Buffer | undefined {
  const kept = readSealed(file);
  if (kept !== 'damaged') return kept;
  logger.warn(`${path.relative(SITE_DIR, file)} is damaged and is made again`);
  return undefined;
}

async function makeOnce(file: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  const end = await claim(file);
  try {
    // Another process may have made it in the meantime.
    const kept = readSealed(file);
    if (kept instanceof Buffer) return kept;
    const made = await make();
    cleanOnce(path.dirname(file));
    store(file, made);
    return Buffer.from(made);
  } finally {
    end();
  }
}

/**
 * Keeps the bytes that `make` returns in a file named after `key`, behind a checksum. Of several
 * processes, one makes them and the others wait. A damaged file is named in a warning and made again.
 * @param folder absolute path
 * @param key everything the result depends on, versions of tools included
 * @throws what `make` throws; nothing is kept then
 */
export async function cachedBytes(
  folder: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const file = path.join(folder, createHash('sha256').update(key).digest('hex').slice(0, 40));
  return readKept(file) ?? makeOnce(file, make);
}

/**
 * Like `cachedBytes`, for texts: three languages, two bundles and the next build do the work once.
 * @param key everything the result depends on, versions of tools included
 */
export async function cached(key: string, make: () => Promise<string>): Promise<string> {
  const bytes = await cachedBytes(TEXTS, key, async () => Buffer.from(await make(), 'utf8'));
  return bytes.toString('utf8');
}
