import { renameSync, rmSync, writeFileSync, mkdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createSiteServer, type SiteServer } from '../server.mjs';
import { PAGE, writeSmallSite } from './small-site';

let root: string;
let server: SiteServer;

beforeEach(async () => {
  root = writeSmallSite();
  server = await createSiteServer({ dir: path.join(root, 'site') });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

function ask(
  pathname: string,
  headers: http.OutgoingHttpHeaders = {},
  { method = 'GET', host = 'localhost' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host, port: server.port, path: pathname, headers, method, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    request.on('error', reject).end();
  });
}

it('HEAD has the headers of GET and no body', async () => {
  const asked = { 'accept-encoding': 'br' };
  const [get, head] = [
    await ask('/x/page/', asked),
    await ask('/x/page/', asked, { method: 'HEAD' }),
  ];
  expect(head.body).toHaveLength(0);
  expect(get.body.length).toBeGreaterThan(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  expect(head.headers['content-length']).toBe(String(get.body.length));
});

it('text is compressed as the client asks', async () => {
  const { headers, body } = await ask('/x/page/', { 'accept-encoding': 'br;q=0.1, gzip' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding, Accept' });
  expect(gunzipSync(body).toString()).toBe(PAGE);
  const plain = await ask('/x/page/');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers).toMatchObject({
    vary: 'Accept-Encoding, Accept',
    'content-type': 'text/html',
  });
  expect(plain.body.toString()).toBe(PAGE);
});

it('a part is cut from the plain file, also for those who take compression', async () => {
  const { status, headers, body } = await ask('/x/page/', {
    range: 'bytes=-10',
    'accept-encoding': 'br',
  });
  expect(status).toBe(206);
  expect(headers['content-range']).toBe(
    `bytes ${PAGE.length - 10}-${PAGE.length - 1}/${PAGE.length}`,
  );
  expect(body.toString()).toBe(PAGE.slice(-10));
});

it('a part that is not there is refused with the size of the file', async () => {
  for (const range of ['bytes=5-2', 'bytes=10-']) {
    const { status, headers } = await ask('/digits.txt', { range });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
  }
});

it('HEAD ignores ranges', async () => {
  const { status, headers } = await ask('/digits.txt', { range: 'bytes=0-1' }, { method: 'HEAD' });
  expect(status).toBe(200);
  expect(headers['content-length']).toBe('10');
});

it('If-Range sends the whole file when it is another one', async () => {
  const { etag = '' } = (await ask('/digits.txt')).headers;
  const range = 'bytes=2-3';
  expect((await ask('/digits.txt', { range, 'if-range': etag })).body.toString()).toBe('23');
  expect((await ask('/digits.txt', { range, 'if-range': '"old"' })).status).toBe(200);
  expect((await ask('/digits.txt', { range, 'if-range': `W/${etag}` })).status).toBe(200);
});

it('what has not changed is not sent again, and says all that caches need', async () => {
  const asked = { 'accept-encoding': 'br' };
  const first = await ask('/x/page/', asked);
  const { etag = '', 'last-modified': date = '', ...kept } = first.headers;
  for (const condition of [
    { 'if-none-match': etag },
    { 'if-none-match': `"other", W/${etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': date },
  ]) {
    const { status, headers, body } = await ask('/x/page/', { ...asked, ...condition });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(headers).toMatchObject({
      etag,
      vary: kept.vary as string,
      'cache-control': kept['cache-control'] as string,
    });
    expect(headers).not.toHaveProperty('content-type');
  }
});

it('what has changed is sent, and a tag counts more than a date', async () => {
  const { 'last-modified': date } = (await ask('/x/page/')).headers;
  for (const condition of [
    { 'if-none-match': '"old"' },
    { 'if-none-match': '"old"', 'if-modified-since': date },
    { 'if-modified-since': 'Sun, 01 Mar 2020 00:00:00 GMT' },
    { 'if-modified-since': 'yesterday' },
  ]) {
    expect((await ask('/x/page/', condition)).status).toBe(200);
  }
});

it('a wrong address gets the page of its language, compressed or not', async () => {
  for (const [address, title] of [
    ['/nowhere/', 'Not found'],
    ['/zh/nowhere/', '找不到'],
    ['/.hidden', 'Not found'],
  ] as const) {
    const { status, body } = await ask(address, { 'if-none-match': '*', range: 'bytes=0-1' });
    expect(status).toBe(404);
    expect(body.toString()).toContain(title);
  }
  expect((await ask('/.well-known/security.txt')).status).toBe(200);
});

it('other methods are refused', async () => {
  const { status, headers } = await ask('/', {}, { method: 'POST' });
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

it('redirects keep the query and stay on this host', async () => {
  const { status, headers } = await ask('//x/page?a=1&b=%20');
  expect(status).toBe(301);
  expect(headers.location).toBe('/x/page/?a=1&b=%20');
});

it('the headers that the build asks for are sent, those of pages not with files that never change', async () => {
  const policy = "default-src 'self'";
  const rules = {
    everywhere: { 'X-Test': 'one' },
    pages: { 'Content-Security-Policy': policy },
    cacheControl: { '/digits.txt': 'public, immutable', '/*': 'no-cache' },
    contentTypes: { '.txt': 'text/plain; charset=utf-16' },
  };
  mkdirSync(path.join(root, 'site/.hosting'));
  writeFileSync(path.join(root, 'site/.hosting/headers.json'), JSON.stringify(rules));
  const { headers } = await ask('/digits.txt');
  const { '/digits.txt': cached } = rules.cacheControl;
  const type = rules.contentTypes['.txt'];
  expect(headers).toMatchObject({ 'cache-control': cached, 'content-type': type, 'x-test': 'one' });
  expect(headers).not.toHaveProperty('content-security-policy');
  for (const [address, asked] of [
    ['/x/page/', {}],
    ['/x/page/', { 'if-none-match': '*' }],
    ['/x/page/', { range: 'bytes=5-2' }],
    ['/nowhere/', {}],
    ['/x/page', {}],
    ['/%', {}],
  ] as const) {
    const answer = await ask(address, asked);
    expect(answer.headers).toMatchObject({ 'x-test': 'one', 'content-security-policy': policy });
  }
});

it('errors while connections are accepted are printed, and do not end the server', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  const listen = jest.spyOn(net.Server.prototype, 'listen');
  await server.close();
  server = await createSiteServer({ dir: path.join(root, 'site') });
  for (const each of listen.mock.contexts as net.Server[]) {
    each.emit('error', new Error('accept EMFILE'));
    each.emit('error', new Error('accept EMFILE'));
  }
  expect(printed).toHaveBeenCalledTimes(2 * listen.mock.contexts.length);
  expect(printed).toHaveBeenLastCalledWith(expect.stringContaining('accept EMFILE'));
  expect((await ask('/')).status).toBe(200);
  listen.mockRestore();
  printed.mockRestore();
});

it('a build may take the place of another; what is away for a moment is asked for again', async () => {
  const [site, next] = [path.join(root, 'site'), path.join(root, 'site-of-another')];
  const home = readFileSync(path.join(site, 'index.html'), 'utf8');
  expect((await ask('/')).body.toString()).toBe(home);
  renameSync(site, `${site}.old`);
  const away = await ask('/');
  expect(away.status).toBe(503);
  expect(away.headers['retry-after']).toBe('1');
  writeFileSync(path.join(next, 'index.html'), 'the next build');
  renameSync(next, site);
  const answer = await ask('/');
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toBe('the next build');
});

it('both addresses of localhost answer, other addresses of this machine do not', async () => {
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const own = interfaces.filter(({ internal, family }) => !internal && family === 'IPv4');
  const loopback = interfaces.some(({ address }) => address === '::1') ? ['::1'] : [];
  for (const host of ['127.0.0.1', ...loopback]) {
    expect((await ask('/', {}, { host })).status).toBe(200);
  }
  for (const { address } of own) {
    await expect(ask('/', {}, { host: address })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  }
});

it('a host that is given is listened to', async () => {
  await server.close();
  server = await createSiteServer({ dir: path.join(root, 'site'), host: '0.0.0.0' });
  expect(server.origin).toBe(`http://0.0.0.0:${server.port}`);
  expect((await ask('/', {}, { host: '127.0.0.1' })).status).toBe(200);
});

it('a port that is taken is an error that names it', async () => {
  await expect(
    createSiteServer({ dir: path.join(root, 'site'), port: server.port }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE', port: server.port });
});
