import { rmSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer, type SiteServer } from '../server.mjs';
import { MARKDOWN, PAGE, writeSmallSite } from './small-site';

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

/** Status, type and `Vary` of an answer, with its body. */
async function ask(pathname: string, accept: string, etag = '') {
  const answer = await fetch(`http://localhost:${server.port}${pathname}`, {
    // Without a rule of its own, fetch asks for a fresh answer as soon as there is a condition.
    headers: { accept, 'if-none-match': etag, 'cache-control': 'max-age=0' },
    redirect: 'manual',
  });
  const header = (name: string) => answer.headers.get(name);
  return {
    status: answer.status,
    type: header('content-type'),
    vary: header('vary'),
    etag: header('etag') ?? '',
    location: header('location'),
    body: await answer.text(),
  };
}

const BOTH = 'Accept-Encoding, Accept';

it('a page is Markdown for clients that prefer it, and both vary by what is accepted', async () => {
  const markdown = await ask('/x/page/', 'text/markdown, text/html;q=0.9, */*;q=0.1');
  expect(markdown).toMatchObject({ body: MARKDOWN, type: 'text/markdown', vary: BOTH });
  const html = await ask('/x/page/', 'text/html, text/markdown;q=0.9');
  expect(html).toMatchObject({ body: PAGE, type: 'text/html', vary: BOTH });
  expect(html.etag).not.toBe(markdown.etag);
  expect((await ask('/', 'text/markdown')).body).toBe('# Home');
});

it('the tag of the Markdown is not that of the page', async () => {
  const { etag } = await ask('/x/page/', 'text/markdown');
  expect(await ask('/x/page/', 'text/markdown', etag)).toMatchObject({ status: 304, vary: BOTH });
  expect(await ask('/x/page/', '*/*', etag)).toMatchObject({ status: 200, type: 'text/html' });
});

it('what has no Markdown does not vary by it', async () => {
  const accept = 'text/markdown';
  const plain = await ask('/x/plain/', accept);
  expect(plain).toMatchObject({ status: 200, type: 'text/html', vary: null });
  expect((await ask('/digits.txt', accept)).body).toBe('0123456789');
  expect((await ask('/zh/nothing/', accept)).status).toBe(404);
  expect((await ask('/x/page', accept)).location).toBe('/x/page/');
});
