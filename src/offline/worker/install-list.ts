import type { Wanted } from '../fetch-whole';

/** What a worker brings along, written into its script by plugins/outputs/offline. */
export interface InstallList {
  /** Id of the build. */
  build: string;
  pages: readonly Wanted[];
  files: readonly Wanted[];
}

declare const OFFLINE_INSTALL_LIST: InstallList;

export const INSTALL_LIST = OFFLINE_INSTALL_LIST;
