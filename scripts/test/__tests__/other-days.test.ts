import { existsSync } from 'node:fs';
import path from 'node:path';
import { DATE_SPECS, modulesWithDates } from '../other-days.mjs';

const ROOT = path.resolve(__dirname, '../../..');

test('all browser tests that depend on the day exist', () => {
  expect(DATE_SPECS.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

describe('modulesWithDates', () => {
  const modules = modulesWithDates();

  it('has modules of the site and demos that compute with dates', () => {
    expect(modules).toContain('plugins/outputs/feed/make-feed.ts');
    expect(modules).toContain('src/offline/reload-on-update.ts');
    expect(modules.filter((file) => file.startsWith('docs/react-date-pickers/'))).not.toEqual([]);
  });

  it('leaves out modules without dates, and the one that is in every test', () => {
    expect(modules).not.toContain('model/plans.ts');
    expect(modules).not.toContain('src/i18n/format-number.ts');
    expect(modules).not.toContain('scripts/test/shift-date.ts');
  });
});
