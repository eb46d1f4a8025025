import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { Plugin } from '@docusaurus/types';
import { BLOG } from '../../../model/blog';

const VERSION: GlobalVersion = {
  name: 'current',
  label: BLOG.title,
  isLast: true,
  path: BLOG.address,
  mainDocId: '',
  docs: [],
  draftIds: [],
  sidebars: {},
};

/** In the place of the docs plugin in a unit without docs: one version without pages. */
export function unitWithoutDocs(): Plugin {
  return {
    // The hooks of the docs plugin look for its data under this name.
    name: 'docusaurus-plugin-content-docs',
    async contentLoaded({ actions }) {
      actions.setGlobalData({ path: BLOG.address, versions: [VERSION], breadcrumbs: false });
    },
  };
}
