import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const SYSTEM = path.dirname(require.resolve('@mui/system/package.json'));

/** Files of `@mui/system` that Material UI imports by a path that leads to CommonJS. */
export const COMMON_JS = ['colorManipulator', 'createStyled', 'useThemeWithoutDefault'];

/** Leads Material UI to the ECMAScript modules of `@mui/system`, which all else imports. */
export function oneMuiSystem(): Plugin {
  const alias = Object.fromEntries(
    COMMON_JS.map((name) => [`@mui/system/${name}$`, path.join(SYSTEM, 'esm', `${name}.js`)]),
  );
  return {
    name: 'one-mui-system',
    configureWebpack: () => ({
      module: {
        rules: [{ test: /[\\/]@mui[\\/]material[\\/].*\.js$/, resolve: { alias } }],
      },
    }),
  };
}
