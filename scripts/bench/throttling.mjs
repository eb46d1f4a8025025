// @ts-check

/**
 * A device to measure on.
 * @typedef {object} Device
 * @property {string} title
 * @property {boolean} slow whether the limits for a slow phone hold
 * @property {import('@playwright/test').BrowserContextOptions} context
 * @property {number} cpuSlowdown
 * @property {{ latency: number, downloadThroughput: number, uploadThroughput: number }} [network]
 *   milliseconds and bytes per second
 */

/** The limits are for gzip, so nothing better is accepted. */
const ACCEPTED = { 'Accept-Encoding': 'gzip' };

/** @type {Device} */
export const DESKTOP = {
  title: 'Unthrottled, 1440 × 900',
  slow: false,
  context: { viewport: { width: 1440, height: 900 }, extraHTTPHeaders: ACCEPTED },
  cpuSlowdown: 1,
};

/** @type {Device} */
export const SLOW_PHONE = {
  title: 'Slow phone: CPU 4× slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms, 412 × 823',
  slow: true,
  context: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: ACCEPTED,
  },
  cpuSlowdown: 4,
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};

/**
 * Makes a page as slow as the device.
 * @param {import('@playwright/test').CDPSession} cdp
 * @param {Device} device
 */
export async function slowDown(cdp, { cpuSlowdown, network }) {
  await cdp.send('Network.enable');
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
