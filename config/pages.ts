import type { Options } from '@docusaurus/plugin-content-pages';
import { beforeDefaultRemarkPlugins } from './docs';

export const pages = {
  path: 'src/pages',
  beforeDefaultRemarkPlugins,
} satisfies Options;
