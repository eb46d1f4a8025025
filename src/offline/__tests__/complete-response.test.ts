import {
  buildOf,
  hasRightType,
  readCompleteFile,
  readCompletePage,
  UnexpectedResponseError,
} from '../complete-response';

const PAGE = '<!doctype html><meta name=mui:build content=0123456789abcdef><p>text</p></body>';

function answer(body: string, headers: Record<string, string>, init: ResponseInit = {}): Response {
  return new Response(body, { ...init, headers });
}

describe('the type of a file', () => {
  it.each([
    ['/assets/js/1.js', 'text/javascript; charset=utf-8'],
    ['/assets/js/1.js', 'application/javascript'],
    ['/assets/css/1.css', 'text/css'],
    ['/x/build.json', 'application/json'],
    ['/x/manifest.webmanifest', 'application/manifest+json'],
    ['/img/logo.svg', 'image/svg+xml'],
    ['/assets/fonts/a.woff2', 'font/woff2'],
    ['/x/introduction/', 'text/html; charset=utf-8'],
    ['/x/offline/search.bin', 'application/octet-stream'],
  ])('%s may be %s', (pathname, type) => {
    expect(hasRightType(pathname, answer('', { 'Content-Type': type }))).toBe(true);
  });

  it.each([
    ['/assets/js/1.js', 'text/html'],
    ['/assets/js/1.js', 'text/plain'],
    ['/assets/css/1.css', 'text/html'],
    ['/x/build.json', 'text/html'],
    ['/img/logo.svg', 'text/html'],
    ['/x/offline/search.bin', 'text/html'],
    ['/x/introduction/', 'text/plain'],
  ])('%s is not %s', (pathname, type) => {
    expect(hasRightType(pathname, answer('', { 'Content-Type': type }))).toBe(false);
  });
});

describe('a file to keep', () => {
  const headers = { 'Content-Type': 'text/javascript' };

  it('is what the server sent, without the headers of the transfer', async () => {
    const kept = await readCompleteFile(
      '/assets/a.js',
      answer('run()', { ...headers, 'Content-Length': '2', 'Content-Encoding': 'gzip' }),
    );
    expect(await kept.text()).toBe('run()');
    expect([...kept.headers.keys()]).toEqual(['content-type']);
  });

  it.each([
    ['another status', answer('gone', headers, { status: 404 }), undefined],
    ['a part', answer('run', headers, { status: 206 }), undefined],
    ['a page', answer('<p>', { 'Content-Type': 'text/html' }), undefined],
    ['fewer bytes than announced', answer('run', { ...headers, 'Content-Length': '9' }), undefined],
    ['other bytes than the build has', answer('run()', headers), 4],
  ])('is not %s', async (_, response, bytes) => {
    await expect(readCompleteFile('/assets/a.js', response, bytes)).rejects.toThrow(
      UnexpectedResponseError,
    );
  });

  it('is not what breaks off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    const response = new Response(body, { headers });
    await expect(readCompleteFile('/assets/a.js', response)).rejects.toThrow('network error');
  });
});

describe('a page to keep', () => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };

  it('names its build', async () => {
    const page = await readCompletePage('/x/introduction/', answer(PAGE, headers));
    expect(page.build).toBe('0123456789abcdef');
    expect(await page.response.text()).toBe(PAGE);
    expect(buildOf('<meta name="mui:build" content="fedcba9876543210">')).toBe('fedcba9876543210');
  });

  it.each([
    ['of another site', '<!doctype html><title>Sign in</title></body></html>'],
    ['cut off', PAGE.replace('</p></body>', '')],
  ])('is not one that is %s', async (_, html) => {
    await expect(readCompletePage('/x/introduction/', answer(html, headers))).rejects.toThrow(
      UnexpectedResponseError,
    );
  });
});
