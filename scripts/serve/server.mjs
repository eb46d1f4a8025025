// @ts-check
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { findFile } from './find-file.mjs';
import { cacheControl, contentType } from './headers.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * @typedef {object} SiteServer
 * @property {string} origin address without a slash at the end
 * @property {number} port
 * @property {() => Promise<void>} close ends open connections too
 */

/**
 * @param {Response} response
 * @param {number} status
 * @param {string | Buffer} body
 * @param {string} [type]
 */
function answer(response, status, body, type = 'text/plain; charset=utf-8') {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  response.end(body);
}

/**
 * @param {Response} response
 * @param {string | undefined} page
 */
function answerMissing(response, page) {
  if (page) answer(response, 404, readFileSync(page), 'text/html; charset=utf-8');
  else answer(response, 404, 'Not found\n');
}

/**
 * Answers requests for the files of a site the way a good static host does.
 * @param {string} dir
 * @returns {(request: Request, response: Response) => void}
 */
function createHandler(dir) {
  const files = sirv(dir, {
    // Looks at the disk for each request, so that a new build is served without a restart.
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      const type = contentType(pathname);
      if (type) response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', cacheControl(pathname));
    },
  });
  return (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answer(response, 405, 'Method not allowed\n');
    }
    const found = findFile(dir, pathname);
    if (found.kind === 'malformed') return answer(response, 400, 'Bad request\n');
    if (found.kind === 'missing') return answerMissing(response, found.page);
    if (found.kind === 'redirect') {
      response.setHeader('Location', found.pathname + (query === undefined ? '' : `?${query}`));
      return answer(response, 301, '');
    }
    request.url = found.pathname;
    return files(request, response);
  };
}

/** A part of a file is a part of its bytes as they are. */
const compress = compression({
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
});

/**
 * Serves a built site: compressed, with the headers of a production host, 404 pages by language.
 * Any host name may be asked for, and any device that reaches this one may ask.
 * @param {{ dir: string, port?: number }} options a free port is taken when none is given
 * @returns {Promise<SiteServer>} rejected when the port is taken
 */
export async function createSiteServer({ dir, port = 0 }) {
  const handle = createHandler(path.resolve(dir));
  const server = createServer((request, response) => {
    // Express' types stand in compression's declarations; Node's own objects are what it uses.
    compress(/** @type {any} */ (request), /** @type {any} */ (response), () =>
      handle(request, response),
    );
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${address.port}`,
    port: address.port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
