import type { Plugin } from '@docusaurus/types';
import { DOCS_SECTION } from '../../../model/addresses/parse';
import { hasLiveReference, type DocsVersion } from '../../../model/docs-version';
import type { UnitPlace } from '../../../model/unit-files';

/**
 * Replaces the variables of src/page/unit.ts in the scripts of pages and while they are rendered: by
 * the section of the unit, empty for MUI X, and its version. Conditions on them then cost nothing.
 */
export function unitConstants({
  section,
  path: versionPath,
  docsVersion,
}: UnitPlace & { docsVersion: DocsVersion }) {
  return function unitConstantsPlugin(): Plugin {
    return {
      name: 'unit-constants',
      configureWebpack(_, _isServer, { currentBundler }) {
        const { DefinePlugin } = currentBundler.instance;
        return {
          plugins: [
            new DefinePlugin({
              'process.env.DOCS_SECTION': JSON.stringify(section === DOCS_SECTION ? '' : section),
              'process.env.DOCS_VERSION_PATH': JSON.stringify(versionPath),
              'process.env.DOCS_LIVE_REFERENCE': JSON.stringify(
                hasLiveReference(docsVersion) ? 'true' : '',
              ),
            }),
          ],
        };
      },
    };
  };
}
