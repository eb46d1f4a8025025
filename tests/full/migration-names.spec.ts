import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EARLIER_GUIDES, GUIDES } from '../../scripts/compare-majors/guides.mjs';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);

for (const { id } of [...GUIDES, ...EARLIER_GUIDES]) {
  test(`the guide ${id} names what its version has removed or renamed`, async () => {
    // The older major comes from the registry, once.
    test.setTimeout(300_000);
    // A separate process, which fails with the names that the guide leaves out.
    const { stdout } = await run(process.execPath, ['scripts/compare-majors/cli.mjs', id]);
    const [line = ''] = stdout.split('\n');
    console.log(line);
    test.info().annotations.push({ type: 'names', description: line });
    expect(line).toMatch(/^[\w-]+: [1-9]\d* names are gone/);
  });
}
