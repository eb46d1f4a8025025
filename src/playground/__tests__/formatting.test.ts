import * as babelTypeScript from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { CODE_VARIANTS } from '@site/model/preferences';
import { printModule } from '../code/print-module';
import { LINE_WIDTH } from '../code/print-value';
import { codeOf } from '../playground-of';
import { playgroundsOf, VERSIONS } from './components';
import { randomChanges, seededRandom } from './random-changes';

const OPTIONS = {
  parser: 'babel-ts',
  plugins: [babelTypeScript, estree],
  singleQuote: true,
  printWidth: LINE_WIDTH,
};

it.each(VERSIONS.map((version) => [version.id, version] as const))(
  '%s: the code is as Prettier formats it',
  async (_id, version) => {
    const random = seededRandom(7);
    for (const playground of await playgroundsOf(version)) {
      for (const chance of [0, 0.3]) {
        const code = codeOf(playground, randomChanges(playground.controls, random, chance));
        for (const variant of CODE_VARIANTS) {
          const text = printModule(code, variant);
          expect(text).toBe(await format(text, OPTIONS));
        }
      }
    }
  },
);
