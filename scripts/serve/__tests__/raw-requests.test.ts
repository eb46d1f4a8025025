/** Requests as no browser sends them, byte by byte: none may end the server or leave its folder. */
import { rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { startServing, type ServeProcess } from './serve-process';
import { SECRET, writeSmallSite } from './small-site';

const RANGES = [
  'bytes=5-2', 'bytes=0-18446744073709551615', 'bytes=18446744073709551615-', 'bytes=-10', 'bytes=-0',
  'bytes=-', 'bytes=', 'bytes', '=', '-', 'bytes=a-b', 'bytes=0x0-0x5', 'bytes=1e3-', 'bytes=0-0,2-3',
  `bytes=${'0-,'.repeat(2000)}`, 'bytes=--5', 'bytes=5--2', 'lines=0-5', 'bytes=0-0;q=1', 'bytes = 0-5',
  `bytes=0-${'9'.repeat(1000)}`, 'bytes=10-', 'bytes=NaN-Infinity', 'bytes=-18446744073709551616',
]; // prettier-ignore

const ENCODINGS = [
  '', '*', '*;q=0', 'br', 'br;q=0', 'br;q=-1', 'br;q=NaN', 'gzip;q=1e9', ';;;', ',,,', 'identity;q=0',
  'identity;q=0, *;q=0', 'x'.repeat(8000), 'gzip,'.repeat(2000), '__proto__', 'constructor', 'br;br;br',
]; // prettier-ignore

const METHODS = [
  'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'get', 'FOO', '',
  'G ET', 'HEAD', '\u0000', 'GET GET',
]; // prettier-ignore

const CLIMBS = ['..', '.', '%2e%2e', '%2E.', '..%2f..', '%2e%2e%2f', '..%5c..', '..\\..', '%252e%252e', '..%00', '.../', '....//', '..;', '%c0%ae%c0%ae', '%uff0e%uff0e']; // prettier-ignore

const TARGETS = [
  ...CLIMBS.flatMap((climb) => [
    `/${climb}/secret.txt`, `/x/${climb}/${climb}/secret.txt`, `/assets/${climb}/${climb}/${climb}/secret.txt`,
    `//${climb}/secret.txt`, `${climb}/secret.txt`,
  ]),
  '/../site-of-another/index.html', '/..%2fsite-of-another', '/.hidden', '/%2ehidden', '/x/../.hidden',
  'file:///secret.txt', 'http://localhost/../secret.txt', 'http://localhost/%2e%2e/secret.txt', '*', 'x', '?',
  '/%', '/%zz', '/%00', '/%E0%A4%A', '/\u0000', '/digits.txt/', '/digits.txt/index.html', '/digits.txt%00.html',
  '/x/page/index.html/', '//', '///', '/x//page', '/?', '/#', '/%2f%2fexample.com', '//example.com/%2f..',
  `/${'a'.repeat(15_000)}`, `/${'a/'.repeat(7_500)}`, `/${'a'.repeat(20_000)}`, `/${'%61'.repeat(5_000)}`,
  `/?${'q'.repeat(15_000)}`, `/${'../'.repeat(5_000)}secret.txt`, `/${'\u4e2d'.repeat(2_000)}`,
]; // prettier-ignore

const HEADERS = [
  'If-None-Match: "', 'If-None-Match: *', `If-None-Match: ${'"a",'.repeat(3000)}`, 'If-Modified-Since: never',
  'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 'If-Range: W/"a"\r\nRange: bytes=0-1', 'Expect: 100-continue',
  'Expect: the impossible', 'Upgrade: websocket\r\nConnection: Upgrade', 'Content-Length: 5', 'Content-Length: -1',
  'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked\r\nContent-Length: 3', 'Host: other.example',
  'Connection: close, keep-alive', `X-Long: ${'x'.repeat(20_000)}`, 'No colon', ': no name', 'Bad\u0000: name',
  'Range: bytes=0-1\r\nRange: bytes=2-3', 'Accept-Encoding: br\r\nAccept-Encoding: gzip', 'Cookie: a=b',
]; // prettier-ignore

/** Input that is not a valid request. */
const NOISE = ['', '\r\n\r\n', 'GET', 'GET /', 'GET / HTTP/9.9\r\n\r\n', 'GET / HTTP/1.0\r\n\r\n', '\u0016\u0003\u0001\u0002', '\u0000'.repeat(1000), 'HTTP/1.1 200 OK\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\n']; // prettier-ignore

function request(target: string, lines: readonly string[] = [], method = 'GET'): string {
  return [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
}

const REQUESTS = [
  ...RANGES.flatMap((range) =>
    ['/digits.txt', '/empty.txt', '/x/page/'].map((to) => request(to, [`Range: ${range}`])),
  ),
  ...ENCODINGS.map((encoding) => request('/x/page/', [`Accept-Encoding: ${encoding}`])),
  ...METHODS.map((method) => request('/x/page/', [], method)),
  ...TARGETS.map((target) => request(target)),
  ...HEADERS.map((header) => request('/x/page/', [header])),
  ...NOISE,
];

/** Milliseconds to wait for an answer, which a busy machine may take. */
const PATIENCE = 10_000;

/** The server waits for the rest of a request without an end; milliseconds until we hang up. */
const PATIENCE_WITHOUT_END = 300;

/** Empty lines before a request do not count. */
const isComplete = (text: string) => /\S.*\r\n\r\n/s.test(text);

/** The server closes the connection of clients that use it as a proxy. */
const mayGoUnanswered = (text: string) => !isComplete(text) || text.startsWith('CONNECT ');

/** Such as `100 Continue`, after which the answer comes. */
const FINAL_STATUS = /^HTTP\/1\.1 [2-5]\d\d /m;

/**
 * Sends text. This side ends the connection after the answer, as the server drops the requests of
 * closed connections; without a complete request, it ends at once.
 * @returns the answer; empty when there was none in time
 */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const complete = isComplete(text);
    const socket = net.connect({ port, host: '127.0.0.1' }, () => {
      if (complete) socket.write(text, 'utf8');
      else socket.end(text, 'utf8');
    });
    socket.setTimeout(complete ? PATIENCE : PATIENCE_WITHOUT_END, () => socket.destroy());
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (complete && FINAL_STATUS.test(answer)) socket.end();
    });
    // A server may hang up on what it does not understand.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answer));
  });
}

let root: string;
let server: ServeProcess;

beforeAll(async () => {
  root = writeSmallSite();
  server = await startServing(path.join(root, 'site'));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it(`none of ${REQUESTS.length} raw requests ends the server or gets what is outside of its folder`, async () => {
  expect(REQUESTS.length).toBeGreaterThanOrEqual(200);
  const statuses = new Set<string>();
  for (const text of REQUESTS) {
    const answer = await exchange(server.port, text);
    const shown = JSON.stringify(text.slice(0, 100));
    if (answer.includes(SECRET)) throw new Error(`${shown} got what is outside of the folder`);
    if (!server.isRunning()) throw new Error(`${shown} ended the server`);
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
    if (!answer && !mayGoUnanswered(text)) throw new Error(`${shown} got no answer`);
    if (status === '500') throw new Error(`${shown} was an internal error`);
    if (status) statuses.add(status);
  }
  expect([...statuses].sort()).toEqual(
    expect.arrayContaining(['200', '206', '301', '400', '404', '405', '416', '431']),
  );
  expect(await exchange(server.port, request('/digits.txt'))).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
}, 60_000);
