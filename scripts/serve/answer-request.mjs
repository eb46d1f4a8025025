// @ts-check
import { statSync } from 'node:fs';
import path from 'node:path';
import fresh from 'fresh';
import { chooseEncoding } from './accept-encoding.mjs';
import { markdownFile, prefersMarkdown } from './accept-markdown.mjs';
import { findFile } from './find-file.mjs';
import { createHeaderRules } from './header-rules.mjs';
import { mayContinue, parseRange } from './range.mjs';
import { Representations } from './representations.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./find-file.mjs').Found} Found */

/**
 * @typedef {object} Site
 * @property {string} dir absolute path
 * @property {Representations} files
 * @property {(pathname: string) => Record<string, string>} headersOf
 */

/** Errors of a busy machine, which pass: no more files can be opened, or no memory is left. */
const BUSY = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

/** Number of attempts to open a file that disappears during a request, as while a build is replaced. */
const ATTEMPTS = 3;

/** Shorter files gain nothing from being compressed. */
const SHORTEST_COMPRESSED = 1024;

const COMPRESSIBLE = /^text\/|[/+](?:json|xml|javascript)\b/;

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} body
 */
function answerText(response, status, body) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
  });
  response.end(body);
}

/**
 * Asks to come back in a second.
 * @param {Response} response
 */
function answerBusy(response) {
  response.setHeader('Retry-After', '1');
  answerText(response, 503, 'Service unavailable\n');
}

/**
 * Chooses between a page and its Markdown.
 * @param {Site} site
 * @param {Request} request
 * @param {{ file: string, stats: import('node:fs').Stats }} found
 */
function negotiate({ dir }, request, found) {
  const file = markdownFile(found.file, dir);
  const stats = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
  if (!file || !stats?.isFile()) return found;
  const chosen = prefersMarkdown(request.headers.accept) ? { file, stats } : found;
  return { ...chosen, isNegotiated: true };
}

/**
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 * @param {{ file: string, stats: import('node:fs').Stats, status?: 200 | 404, isNegotiated?: boolean }} found
 */
async function sendFile({ dir, files, headersOf }, request, response, found) {
  const { file, stats, status = 200, isNegotiated = false } = found;
  const { method, headers: asked } = request;
  // Until here, the headers were those of an error.
  for (const name of Object.keys(headersOf('/'))) response.removeHeader(name);
  const pathname = file.slice(dir.length).split(path.sep).join('/');
  for (const [name, value] of Object.entries(headersOf(pathname))) {
    response.setHeader(name, value);
  }
  // The specification defines ranges for GET only; they are cut from the file as it is on disk.
  const range = status === 200 && method === 'GET' ? asked.range : undefined;
  const compressible =
    stats.size >= SHORTEST_COMPRESSED &&
    COMPRESSIBLE.test(String(response.getHeader('content-type')));
  const encoding =
    compressible && range === undefined
      ? chooseEncoding(String(asked['accept-encoding'] ?? ''))
      : undefined;
  const { body, etag, lastModified } = await files.get(file, stats, encoding);
  const varies = [
    ...(compressible ? ['Accept-Encoding'] : []),
    ...(isNegotiated ? ['Accept'] : []),
  ];
  if (varies.length > 0) response.setHeader('Vary', varies.join(', '));
  if (status === 200) {
    response.setHeader('ETag', etag);
    response.setHeader('Last-Modified', lastModified);
    response.setHeader('Accept-Ranges', 'bytes');
    if (fresh(asked, { etag, 'last-modified': lastModified })) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return;
    }
  }
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const condition = asked['if-range'];
  const part = mayContinue(condition && String(condition), { etag, lastModified })
    ? parseRange(range, body.length)
    : 'whole';
  sendPart(response, status, body, part, method === 'HEAD');
}

/**
 * @param {Response} response
 * @param {200 | 404} status of the whole file
 * @param {Buffer} body
 * @param {import('./range.mjs').Part} part
 * @param {boolean} withoutBody
 */
function sendPart(response, status, body, part, withoutBody) {
  if (part === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${body.length}`);
    return answerText(response, 416, 'Range not satisfiable\n');
  }
  const sent = part === 'whole' ? body : body.subarray(part.start, part.end + 1);
  if (part !== 'whole') {
    response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${body.length}`);
  }
  response.writeHead(part === 'whole' ? status : 206, { 'Content-Length': sent.length });
  response.end(withoutBody ? undefined : sent);
}

/**
 * Takes the path and the query from a request target, also from one in absolute form, which
 * servers must accept: https://www.rfc-editor.org/rfc/rfc9112#name-absolute-form
 * @param {string} target
 * @returns {[pathname: string, query: string]} the query with its question mark, or empty
 */
function splitTarget(target) {
  const address = target.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const question = address.indexOf('?');
  return question < 0 ? [address, ''] : [address.slice(0, question), address.slice(question)];
}

/** @param {string} dir @returns {number | undefined} nothing while there is no such folder */
function identityOf(dir) {
  return statSync(dir, { throwIfNoEntry: false })?.ino;
}

/**
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 * @param {Found} found
 * @param {string} query
 */
async function answerFound(site, request, response, found, query) {
  if (found.kind === 'malformed') return answerText(response, 400, 'Bad request\n');
  if (found.kind === 'file') {
    return sendFile(site, request, response, negotiate(site, request, found));
  }
  if (found.kind === 'redirect') {
    response.setHeader('Location', found.pathname + query);
    return answerText(response, 301, 'Moved permanently\n');
  }
  if (!found.page) return answerText(response, 404, 'Not found\n');
  const stats = statSync(found.page);
  return sendFile(site, request, response, { file: found.page, stats, status: 404 });
}

/**
 * @param {Site} site
 * @param {Request} request
 * @param {Response} response
 */
async function answer(site, request, response) {
  const [pathname, query] = splitTarget(request.url ?? '/');
  for (const [name, value] of Object.entries(site.headersOf('/'))) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return answerText(response, 405, 'Method not allowed\n');
  }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = identityOf(site.dir);
    const found = findFile(site.dir, pathname);
    // A build that takes the place of another is away for a moment: nothing is missing then.
    const replaced = before === undefined || before !== identityOf(site.dir);
    if (found.kind === 'missing' && replaced) continue;
    try {
      return await answerFound(site, request, response, found, query);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
  return answerBusy(response);
}

/**
 * Answers requests for the files of a site the way a good static host does: compressed, in parts,
 * with conditions, with the headers that the build asks for. No request can end the process.
 * @param {string} dir absolute path of the site, which may be replaced at any time
 * @returns {(request: Request, response: Response) => Promise<void>} never rejected
 */
export function createAnswerer(dir) {
  const site = { dir, files: new Representations(), headersOf: createHeaderRules(dir) };
  return async (request, response) => {
    try {
      await answer(site, request, response);
    } catch (error) {
      const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
      if (response.headersSent) return void response.destroy();
      if (BUSY.has(code)) return answerBusy(response);
      console.error(`${request.method} ${request.url?.slice(0, 200)}: ${message}`);
      answerText(response, 500, 'Internal server error\n');
    }
  };
}
