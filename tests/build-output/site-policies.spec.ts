import { HOSTED } from '../../scripts/hosted-site.mjs';
import { HOSTED_PORT } from '../../e2e/fixtures/origin';
import { expect, test } from '@playwright/test';

// Not every machine finds names below `.localhost`; only browsers always do.
test.use({ baseURL: `http://localhost:${HOSTED_PORT}` });

test('security.txt names a contact, a day of expiry and its own address', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('Contact: mailto:security@mui.com\n');
  expect(text).toContain(`Canonical: https://${HOSTED.host}/.well-known/security.txt\n`);
  // The day follows from the commit and not from the clock, which tests may set.
  expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
});

test('the licenses of what readers load are listed, without a path of this machine', async ({
  request,
}) => {
  const response = await request.get('/third-party-licenses.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  for (const name of [
    'react-dom',
    '@mui/x-data-grid-premium',
    '@fontsource-variable/ibm-plex-sans',
    '@codemirror/view',
    'infima',
    'pagefind',
    'workbox-precaching',
  ]) {
    expect(text, name).toMatch(new RegExp(`^${name} \\d\\S*: \\S`, 'm'));
  }
  expect(text, 'tools of the build are not sent').not.toMatch(/^(?:typescript|lightningcss) \d/m);
  expect(text).not.toContain(process.cwd());
  expect(text).not.toContain('no license named');
});
