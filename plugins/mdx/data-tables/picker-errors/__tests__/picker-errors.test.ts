import { createProject, installPackage } from '../../../../files/__tests__/install-package';
import { packagesDirOf } from '../../../../files/packages-dir';
import { fillTable, PACKAGES } from '../../__tests__/fill-table';
import { errorTypesOf, readErrorTypes } from '../read-error-types';

it('reads unions, what they name, and arguments', () => {
  const types = errorTypesOf([
    "type Common = 'invalid' | null; export type Day = Common | 'late';",
    "type Pair<E> = [E | 'range', E | 'range']; export type Days = Pair<Day>;",
  ]);
  expect([...types.keys()]).toEqual(['Day', 'Days']);
  expect([...(types.get('Day') ?? [])]).toEqual(['invalid', 'late']);
  expect([...(types.get('Days') ?? [])].sort()).toEqual(['invalid', 'late', 'range']);
});

it('knows the codes of the installed package', () => {
  const types = readErrorTypes(PACKAGES);
  expect(types.get('DateValidationError')).toContain('shouldDisableMonth');
  expect(types.get('DateValidationError')).not.toContain('minutesStep');
  expect(types.get('DateTimeRangeValidationError')).toContain('invalidRange');
});

it('knows the codes of packages in another folder', () => {
  const old = createProject();
  const install = (name: string, declarations: string) =>
    installPackage(old, name, {}, { 'models/validation.d.ts': declarations });
  install('@mui/x-date-pickers', "export type DateValidationError = 'invalidDate' | null;");
  install('@mui/x-date-pickers-pro', '');
  const types = readErrorTypes(packagesDirOf(old));
  expect([...types]).toEqual([['DateValidationError', new Set(['invalidDate'])]]);
});

it('makes a row for each code', async () => {
  const head = ['Code', 'DateValidationError', 'TimeValidationError'];
  const rows = await fillTable('PickerErrors', { head });
  expect(rows).toEqual(
    expect.arrayContaining([
      head,
      ['invalidDate', '✓', '✓'],
      ['minDate', '✓', '–'],
      ['minutesStep', '–', '✓'],
    ]),
  );
});

it('names page and line of a type that does not exist', async () => {
  await expect(fillTable('PickerErrors', { head: ['Code', 'DayError'] })).rejects.toThrow(
    '/site/docs/page/index.mdx:3: there is no type of errors DayError',
  );
});
