// @ts-check
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @typedef {import('./accept-encoding.mjs').Encoding} Encoding */
/** @typedef {import('node:fs').Stats} Stats */

/**
 * The bytes of a file as they are sent.
 * @typedef {object} Representation
 * @property {Buffer} body
 * @property {string} etag strong: of the content, so a build that changes nothing keeps it
 * @property {string} lastModified as in the header of that name
 */

/**
 * @typedef {object} Entry
 * @property {string} version of the file that the entry was made from
 * @property {number} bytes that the entry takes; 0 until it is made
 * @property {Promise<Representation>} made
 */

const compressors = {
  /** Level 5 takes a few milliseconds for a page, and is done once. */
  br: (/** @type {Buffer} */ body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (/** @type {Buffer} */ body) => promisify(gzip)(body),
};

/** @param {Stats} stats */
function versionOf({ mtimeMs, size, ino }) {
  return `${mtimeMs} ${size} ${ino}`;
}

/**
 * Keeps files in memory as they are sent, plain and compressed, so each is read and compressed
 * once, and many clients do not need open files. The least recently used ones are dropped first.
 */
export class Representations {
  /** In the order of last use. @type {Map<string, Entry>} */
  #entries = new Map();
  #bytes = 0;
  #limit;

  /** @param {{ maxBytes?: number }} [options] of memory, by default 128 MB */
  constructor({ maxBytes = 128 * 1024 * 1024 } = {}) {
    this.#limit = maxBytes;
  }

  /** @returns {number} of what is kept, in bytes */
  get size() {
    return this.#bytes;
  }

  /**
   * @param {string} file absolute path
   * @param {Stats} stats of the file as it is now
   * @param {Encoding} [encoding]
   * @returns {Promise<Representation>} rejected with the error of the file system, such as `ENOENT` for
   *   a file that vanished and `EMFILE` where no more files can be opened
   */
  get(file, stats, encoding) {
    const key = `${encoding ?? ''}:${file}`;
    const version = versionOf(stats);
    const kept = this.#entries.get(key);
    if (kept) this.#drop(key, kept);
    if (kept?.version === version) {
      this.#keep(key, kept);
      return kept.made;
    }
    const made = encoding ? this.#compress(file, stats, encoding) : read(file, stats);
    const entry = { version, bytes: 0, made };
    this.#keep(key, entry);
    made.then(
      ({ body }) => this.#measure(key, entry, body.length),
      () => this.#drop(key, entry),
    );
    return made;
  }

  /**
   * @param {string} file
   * @param {Stats} stats
   * @param {Encoding} encoding
   * @returns {Promise<Representation>}
   */
  async #compress(file, stats, encoding) {
    const { body, etag, lastModified } = await this.get(file, stats);
    const tag = etag.replace(/"$/, `-${encoding}"`);
    return { body: await compressors[encoding](body), etag: tag, lastModified };
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  #keep(key, entry) {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  #drop(key, entry) {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   * @param {number} bytes
   */
  #measure(key, entry, bytes) {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldKey, old] of this.#entries) {
      if (this.#bytes <= this.#limit) return;
      this.#drop(oldKey, old);
    }
  }
}

/**
 * @param {string} file
 * @param {Stats} stats
 * @returns {Promise<Representation>}
 */
async function read(file, stats) {
  const body = await readFile(file);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${hash}"`, lastModified: stats.mtime.toUTCString() };
}
