import { parseArgs } from 'node:util';
import { ALL_DOCS } from '../../../model/all-docs';
import { formatUnit, isDocumented, unitsOf } from '../../../model/units';
import { chooseUnits } from '../../build/choose-units';
import { unitsToBuild } from '../units-to-build.mjs';

function builtBy(args: string[]): string[] {
  const option = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({ args, options: { unit: option, units: option } });
  const choice = { unit: values.unit ?? [], units: values.units ?? [], locale: [] };
  return chooseUnits(choice, ALL_DOCS).map(formatUnit);
}

it('builds the documented version in all languages, all other versions and sections in English', () => {
  const expected = unitsOf(ALL_DOCS).filter((unit) => isDocumented(unit) || unit.language === 'en');
  expect(builtBy(unitsToBuild())).toEqual(expected.map(formatUnit));
});

it('builds everything in a full run', () => {
  expect(unitsToBuild({ full: true })).toEqual([]);
});
