import { parseArgs } from 'node:util';
import { DOCS_VERSIONS } from '../../../model/library-versions';
import { formatUnit, unitsOf } from '../../../model/units';
import { chooseUnits } from '../../build/choose-units';
import { unitsToBuild } from '../units-to-build.mjs';

function builtBy(args: string[]): string[] {
  const option = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({ args, options: { unit: option, units: option } });
  const choice = { unit: values.unit ?? [], units: values.units ?? [], locale: [] };
  return chooseUnits(choice, DOCS_VERSIONS).map(formatUnit);
}

it('builds the documented version in all languages, and the others in English', () => {
  const expected = unitsOf(DOCS_VERSIONS).filter(
    ({ path, language }) => path === '' || language === 'en',
  );
  expect(builtBy(unitsToBuild())).toEqual(expected.map(formatUnit));
});

it('builds everything in a full run', () => {
  expect(unitsToBuild({ full: true })).toEqual([]);
});
