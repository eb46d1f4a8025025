import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..', '..');

it.each([
  ['DOCS_HOST', 'https://mui.com', /^DOCS_HOST must be a host name .*https:\/\/mui\.com"$/],
  ['MUI_X_LICENSE_KEY', 'a-secret', /^MUI_X_LICENSE_KEY must be .* 8 characters of another form$/],
])(
  'a build with a %s that makes no sense ends with one line',
  (name, value, line) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, [name]: value } },
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(line);
    expect(stdout + stderr).not.toContain('a-secret');
  },
  60_000,
);
