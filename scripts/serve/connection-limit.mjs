// @ts-check

/** @typedef {import('node:http').Server} Server */

/** Files that Node itself, reading and the standard streams need, generously. */
const RESERVED_FILES = 64;

/**
 * Reads the number of files that this process may have open, connections included.
 * @returns {number} `Infinity` where the system has no such limit, or does not report it
 */
function openFileLimit() {
  if (!process.report) return Infinity;
  // @ts-expect-error -- newer than the declarations: without it, names of open connections are looked up
  process.report.excludeNetwork = true;
  // Declared as a string; it is an object: https://nodejs.org/api/process.html#processreportgetreporterr
  const report = /** @type {{ userLimits?: { open_files?: { soft?: number | string } } }} */ (
    /** @type {unknown} */ (process.report.getReport())
  );
  const limit = Number(report.userLimits?.open_files?.soft);
  return limit > 0 ? limit : Infinity;
}

/** Queue of connections that the system keeps before they are accepted: Node's own default. */
const USUAL_BACKLOG = 511;

/**
 * Keeps connections below the number of files that may be open. Beyond that number, the system
 * ends new connections without an answer. So only a quarter of them may wait for a next request,
 * and half may come at once.
 */
export class ConnectionLimit {
  #open = 0;
  #most;

  /** @param {number} [files] that this process may have open */
  constructor(files = openFileLimit()) {
    this.#most = Math.max(files - RESERVED_FILES, Math.ceil(files / 4));
  }

  /**
   * Number of connections that the system may keep until they are accepted. Node accepts them all at
   * once; clients beyond it retry by themselves.
   */
  get backlog() {
    return Math.min(USUAL_BACKLOG, Math.ceil(this.#most / 2));
  }

  /** Counts the connections of a server. @param {Server} server */
  watch(server) {
    server.on('connection', (socket) => {
      this.#open += 1;
      socket.once('close', () => (this.#open -= 1));
    });
  }

  /** True if a connection should serve only one request. */
  get isCrowded() {
    return this.#open > this.#most / 4;
  }
}
