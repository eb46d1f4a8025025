import { readBuilt } from '../../e2e/fixtures/built-files';
import { expectConditions, expectHost } from '../../e2e/fixtures/expect-host';
import { askHost } from '../../e2e/fixtures/host-requests';
import { startNginx, type Nginx } from '../../e2e/fixtures/nginx';
import { ACCEPT_HEADERS } from '../../model/__tests__/accept-headers';
import { expect, test } from '@playwright/test';

let nginx: Nginx;

test.beforeAll(async () => {
  // It may have to be installed first.
  test.setTimeout(300_000);
  nginx = await startNginx();
});
test.afterAll(() => nginx.close());

test('nginx with the include of the build answers like our server', async () => {
  await expectHost(nginx.origin, { plainRefusal: true });
  await expectConditions(nginx.origin);
});

test('nginx chooses between a page and its Markdown like our server', async () => {
  for (const [accept, isMarkdown] of ACCEPT_HEADERS) {
    const asked = { accept };
    const { headers } = await askHost(nginx.origin, { path: '/x/introduction/', asked });
    const type = isMarkdown ? /^text\/markdown/ : /^text\/html/;
    expect.soft(headers['content-type'], accept).toMatch(type);
    expect.soft(headers.vary, accept).toBe('Accept-Encoding, Accept');
  }
});

test('nginx leads every old address to its page, with query and hash', async () => {
  const rules = Object.entries(JSON.parse(readBuilt('redirects.json')) as Record<string, string>);
  expect(rules.length).toBeGreaterThan(100);
  for (const [from, to] of rules) {
    const { status, headers } = await askHost(nginx.origin, { path: `${from}?a=1` });
    expect.soft(status, from).toBe(301);
    const [page, hash] = to.split('#');
    expect.soft(headers.location, from).toBe(`${page}?a=1${hash ? `#${hash}` : ''}`);
  }
});
