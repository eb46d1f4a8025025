import path from 'node:path';
import { referenceDate } from '../reference-date';

const SITE = path.resolve(__dirname, '../../../..');

it('is that of the newest change of generator or packages', async () => {
  const asked: string[] = [];
  const date = await referenceDate(SITE, async (file) => {
    asked.push(path.relative(SITE, file));
    return { timestamp: file.endsWith('generate.ts') ? 2000 : 1000, author: '' };
  });
  expect(date).toBe(2000);
  expect(asked).toContain('package.json');
  expect(asked).toContain('plugins/api-reference/generate.ts');
});

it('is none where there is no history', async () => {
  expect(await referenceDate(SITE, async () => null)).toBeNull();
});
