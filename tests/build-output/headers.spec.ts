import { statSync } from 'node:fs';
import { BUILD, filesBelow, readBuilt } from '../../e2e/fixtures/built-files';
import { expectConditions, expectHost, hostingRules } from '../../e2e/fixtures/expect-host';
import { ORIGIN } from '../../e2e/fixtures/origin';
import { expect, test } from '@playwright/test';
import { scriptHash, inlineScripts } from '../../plugins/outputs/hosting/inline-scripts';

test('the server answers as a host should, with the headers of the build', async () => {
  await expectHost(ORIGIN);
  await expectConditions(ORIGIN);
});

test('_headers and the files for nginx say the same as what the server reads', () => {
  const { everywhere, pages } = hostingRules();
  const netlify = readBuilt('_headers');
  const nginx = readBuilt('.hosting/nginx-headers.conf');
  for (const [name, value] of Object.entries({ ...everywhere, ...pages })) {
    expect(netlify).toContain(`\n  ${name}: ${value}\n`);
  }
  for (const [name, value] of Object.entries(everywhere)) {
    expect(nginx).toContain(`\nadd_header ${name} "${value}" always;\n`);
  }
  for (const [name, value] of Object.entries(pages)) {
    const [, variable = ''] =
      new RegExp(`^add_header ${name} \\$(\\w+) always;$`, 'm').exec(nginx) ?? [];
    expect(nginx, name).toContain(`\nset $${variable} "${value}";\n`);
  }
  expect(statSync(`${BUILD}/.hosting/nginx-redirects.conf`).size).toBeGreaterThan(1000);
});

test('every inline script of every page is allowed by its hash, and nothing else runs from HTML', () => {
  const policy = hostingRules().pages['Content-Security-Policy'] ?? '';
  const [scripts = ''] = policy.split('; ').filter((part) => part.startsWith('script-src '));
  expect(scripts).not.toContain('unsafe-inline');
  expect(scripts).not.toContain("'unsafe-eval'");
  expect(scripts).not.toMatch(/https?:/);
  for (const file of filesBelow('', '.html')) {
    const html = readBuilt(file);
    const refused = inlineScripts(html).filter(
      (text) => !scripts.includes(`'${scriptHash(text)}'`),
    );
    expect(refused, file).toEqual([]);
    const code = /<[a-z][^>]*\s(on[a-z]+=|(?:href|src|action)=["']?\s*javascript:)/i.exec(html);
    expect(code?.[0], file).toBeUndefined();
  }
});

test('what hosts read is neither linked nor listed', () => {
  for (const file of ['index.html', 'x/introduction/index.html', 'sitemap.xml', 'llms.txt']) {
    expect(readBuilt(file), file).not.toMatch(/\.hosting|_headers|nginx-/);
  }
});
