import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReports } from '../read-reports';

const folder = mkdtempSync(path.join(tmpdir(), 'quality-'));
mkdirSync(path.join(folder, 'quality'));

afterAll(() => rmSync(folder, { recursive: true }));

const MUTANTS = {
  date: '2026-11-27',
  commit: '2d61f4bb0123',
  families: [{ family: 'react-charts', noticed: 9, judged: 10 }],
};

function write(report: unknown): void {
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  writeFileSync(path.join(folder, 'quality/mutants.json'), text);
}

it('leaves out reports that nobody has made yet', () => {
  write(MUTANTS);
  expect(readReports(folder)).toEqual({ mutants: MUTANTS });
});

it.each([
  [
    'a number as text',
    { families: [{ family: 'charts', noticed: '9', judged: 10 }] },
    'families[0].noticed',
  ],
  ['a day that is none', { date: 'yesterday' }, 'date'],
  ['no commit', { commit: undefined }, 'commit'],
  ['an unknown field', { share: 0.9 }, 'share'],
])('names file and field for %s', (_, change, field) => {
  write({ ...MUTANTS, ...change });
  expect(() => readReports(folder)).toThrow(`quality/mutants.json: "${field}"`);
});

it('names a file that is not JSON', () => {
  write('{');
  expect(() => readReports(folder)).toThrow('quality/mutants.json is not valid JSON');
});

it('accepts what is committed', () => {
  expect(Object.keys(readReports(process.cwd()))).toContain('build');
});
