import path from 'node:path';
import { readVisualOptions } from '../options.mjs';

const read = (...given: string[]) => readVisualOptions(given, path.resolve('/project'));

it('takes a commit, or sites that were built', () => {
  expect(read('main')).toMatchObject({
    ref: 'main',
    before: undefined,
    after: undefined,
    only: [],
  });
  expect(read('--before', 'old', '--after', 'new', '--only', 'bars', '--only', 'pie')).toEqual({
    ref: undefined,
    before: path.resolve('/project/old'),
    after: path.resolve('/project/new'),
    report: path.resolve('/project/visual-report'),
    only: ['bars', 'pie'],
  });
});

it.each([[[]], [['main', 'next']], [['main', '--before', 'old']], [['main', '--side', 'old']]])(
  'refuses %j with the usage',
  (given) => expect(() => read(...given)).toThrow(/npm run visual -- <ref>/),
);
