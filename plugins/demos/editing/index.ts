import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readTailwindInput } from '../tailwind/compile-tailwind';
import { importsOfDemos } from './imports-of-demos';
import { librariesModule } from './libraries-module';

/** Also the name of the folder in which Docusaurus puts what it makes. */
const NAME = 'demo-libraries';

/**
 * Makes `@generated/demo-libraries/default/libraries`: what readers can import in demos that they
 * edit, as the demos of the site do; and beside it what Tailwind makes sheets for them from. While developing, a package that no demo has imported before
 * is there after the next start.
 */
export function demoLibraries({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: NAME,
    async contentLoaded({ actions }) {
      const folder = path.join(generatedFilesDir, NAME, 'default');
      const module = librariesModule(importsOfDemos(siteDir), siteDir, folder);
      await actions.createData('libraries.js', module);
      await actions.createData('tailwind.json', await readTailwindInput());
    },
  };
}
