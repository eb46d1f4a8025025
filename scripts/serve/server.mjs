// @ts-check
import { createServer } from 'node:http';
import path from 'node:path';
import { createAnswerer } from './answer-request.mjs';
import { ConnectionLimit } from './connection-limit.mjs';

/** @typedef {import('node:http').Server} Server */

/**
 * @typedef {object} SiteServer
 * @property {string} origin address without a slash at the end
 * @property {number} port
 * @property {() => Promise<void>} close ends open connections too
 */

/** `localhost` is both, and browsers try either first. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** Error codes of a machine without IPv6. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/** Number of attempts to find a port that is free at both addresses. */
const ATTEMPTS = 10;

/**
 * @param {Server} server
 * @param {{ port: number, host: string, backlog: number }} options
 * @returns {Promise<number>} the port; rejected when it is taken. Later errors of the server, such as
 *   a connection that cannot be accepted, are printed and do not end it.
 */
async function listen(server, { port, host, backlog }) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog }, () => {
      server.off('error', reject);
      resolve(undefined);
    });
  });
  server.on('error', (error) =>
    console.error(`The server goes on after an error: ${error.message}`),
  );
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** @param {Server} server */
async function close(server) {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

/**
 * @typedef {object} Listening
 * @property {number} port 0 for any
 * @property {string[]} hosts
 * @property {number} backlog how many connections may wait to be accepted
 */

/**
 * @param {() => Server} create
 * @param {Listening} options
 * @returns {Promise<{ port: number, servers: Server[] }>} one server for each host that this
 *   machine has, all on one port
 */
async function listenAll(create, { port, hosts, backlog }) {
  /** @type {Server[]} */
  const servers = [];
  let chosen = port;
  try {
    for (const host of hosts) {
      const server = create();
      try {
        chosen = await listen(server, { port: chosen, host, backlog });
        servers.push(server);
      } catch (error) {
        const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
        if (servers.length === 0 || !NO_SUCH_ADDRESS.has(code)) throw error;
      }
    }
  } catch (error) {
    await Promise.all(servers.map(close));
    throw error;
  }
  return { port: chosen, servers };
}

/**
 * Like `listenAll`; a port of its choice is looked for again when another program has it at one of
 * the addresses.
 * @type {typeof listenAll}
 */
async function listenSomewhere(create, options) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenAll(create, options);
    } catch (error) {
      const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      if (options.port !== 0 || !taken || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Serves a built site with the headers of a production host and 404 pages by language. Only this
 * machine may send requests, by any name that resolves to it.
 * @param {{ dir: string, port?: number, host?: string }} options without a port, a free one is
 *   taken; with a host, this address is listened to, such as `0.0.0.0` for all devices around
 * @returns {Promise<SiteServer>} rejected when the port is taken
 */
export async function createSiteServer({ dir, port = 0, host }) {
  const answer = createAnswerer(path.resolve(dir));
  const connections = new ConnectionLimit();
  const create = () => {
    const server = createServer((request, response) => {
      if (connections.isCrowded) response.setHeader('Connection', 'close');
      void answer(request, response);
    });
    connections.watch(server);
    return server;
  };
  const hosts = host ? [host] : LOOPBACK;
  const { backlog } = connections;
  const listening = await listenSomewhere(create, { port, hosts, backlog });
  return {
    origin: `http://${host && host.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${listening.port}`,
    port: listening.port,
    async close() {
      await Promise.all(listening.servers.map(close));
    },
  };
}
