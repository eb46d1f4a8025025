import { modulesWithDates } from '../other-days.mjs';

describe('modulesWithDates', () => {
  const modules = modulesWithDates();

  it('has modules of the site and demos that compute with dates', () => {
    expect(modules).toContain('plugins/outputs/feed/make-feed.ts');
    expect(modules).toContain('src/i18n/format-number.ts');
    expect(modules.filter((file) => file.startsWith('docs/react-date-pickers/'))).not.toEqual([]);
  });

  it('leaves out modules without dates, and those that are in every test', () => {
    expect(modules).not.toContain('model/plans.ts');
    expect(modules).not.toContain('scripts/test/shift-date.ts');
  });
});
