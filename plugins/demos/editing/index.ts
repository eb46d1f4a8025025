import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsVersion } from '../../../model/docs-version';
import { readTailwindInput } from '../tailwind/compile-tailwind';
import { importsOfDemos } from './imports-of-demos';
import { librariesModule } from './libraries-module';

/** Also the name of the folder in which Docusaurus puts the generated files. */
const NAME = 'demo-libraries';

/**
 * Generates `@generated/demo-libraries/default/libraries`: the packages that edited demos can import,
 * which are those that demos of the version import, and the files from which Tailwind compiles sheets
 * for them. During development, a package that no demo has imported before is available after a
 * restart.
 */
export function demoLibraries(version: DocsVersion) {
  return function demoLibrariesPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
    return {
      name: NAME,
      async contentLoaded({ actions }) {
        const folder = path.join(generatedFilesDir, NAME, 'default');
        const module = librariesModule(importsOfDemos(siteDir, version), siteDir, folder);
        await actions.createData('libraries.js', module);
        await actions.createData('tailwind.json', await readTailwindInput());
      },
    };
  };
}
