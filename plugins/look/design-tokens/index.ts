import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { tokensCss } from './tokens-css';

const NAME = 'design-tokens';

/** Writes model/design-tokens.ts as a stylesheet of custom properties that every page loads. */
export function designTokens({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: NAME,
    async contentLoaded({ actions }) {
      await actions.createData('tokens.css', tokensCss());
    },
    getClientModules: () => [path.join(generatedFilesDir, NAME, 'default', 'tokens.css')],
    getPathsToWatch: () => [path.join(siteDir, 'model', 'design-tokens.ts')],
  };
}
