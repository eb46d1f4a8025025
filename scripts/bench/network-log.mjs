// @ts-check

/**
 * @typedef {object} Transfer
 * @property {string} url
 * @property {string} type as the browser calls it: Document, Script, Font, …
 * @property {boolean} prefetch fetched for later only, by `<link rel="prefetch">`
 * @property {number} bytes over the wire, headers included; 0 from a cache, and when it failed
 */

/**
 * @typedef {object} Traffic
 * @property {number} script bytes of JavaScript that was run
 * @property {number} everything bytes of all that was used
 * @property {number} waiting bytes of files that were prefetched and not used
 * @property {number} fonts
 * @property {number} requests over the wire, without those for later
 */

/**
 * Adds transfers up. What was prefetched counts once the page uses it: the second request is
 * answered from the cache, so bytes are added up by address.
 * @param {Transfer[]} transfers
 * @returns {Traffic}
 */
function addUpTraffic(transfers) {
  /** @type {Map<string, { bytes: number, types: Set<string> }>} */
  const addresses = new Map();
  for (const { url, type, prefetch, bytes } of transfers) {
    const entry = addresses.get(url) ?? { bytes: 0, types: new Set() };
    entry.bytes += bytes;
    if (!prefetch) entry.types.add(type);
    addresses.set(url, entry);
  }
  const sum = (/** @type {(types: Set<string>) => boolean} */ counts) =>
    [...addresses.values()].reduce(
      (total, { bytes, types }) => total + (counts(types) ? bytes : 0),
      0,
    );
  return {
    script: sum((types) => types.has('Script')),
    everything: sum((types) => types.size > 0),
    waiting: sum((types) => types.size === 0),
    fonts: sum((types) => types.has('Font')),
    requests: transfers.filter(({ prefetch, bytes }) => !prefetch && bytes > 0).length,
  };
}

/**
 * @param {{ type?: string, request: { headers: Record<string, string> } }} event
 */
function isPrefetch({ type, request }) {
  const purpose = request.headers['Sec-Purpose'] ?? request.headers['Purpose'] ?? '';
  return type === 'Prefetch' || purpose.startsWith('prefetch');
}

/** Records what a page transfers from now on. */
export class NetworkLog {
  /** @type {Map<string, Transfer>} */
  #transfers = new Map();
  /** @type {Set<string>} */
  #open = new Set();
  #lastChange = Date.now();

  /** @param {import('@playwright/test').CDPSession} cdp with the network domain enabled */
  constructor(cdp) {
    cdp.on('Network.requestWillBeSent', (event) => this.#start(event));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.#end(requestId, encodedDataLength);
    });
    cdp.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** Milliseconds since the last request began or ended; 0 while one is under way. */
  get quietFor() {
    return this.#open.size > 0 ? 0 : Date.now() - this.#lastChange;
  }

  /** Sum of all transfers so far. */
  get traffic() {
    return addUpTraffic([...this.#transfers.values()]);
  }

  /** @param {{ requestId: string, type?: string, request: { url: string, headers: Record<string, string> } }} event */
  #start(event) {
    const { url } = event.request;
    if (!/^https?:/.test(url)) return;
    this.#lastChange = Date.now();
    this.#open.add(event.requestId);
    this.#transfers.set(event.requestId, {
      url,
      type: event.type ?? 'Other',
      prefetch: isPrefetch(event),
      bytes: 0,
    });
  }

  /**
   * @param {string} requestId
   * @param {number} bytes
   */
  #end(requestId, bytes) {
    const transfer = this.#transfers.get(requestId);
    if (!transfer) return;
    this.#lastChange = Date.now();
    this.#open.delete(requestId);
    transfer.bytes = bytes;
  }
}
