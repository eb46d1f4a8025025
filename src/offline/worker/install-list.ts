import type { InstallList } from '@site/model/offline-lists';

declare const OFFLINE_INSTALL_LIST: InstallList;

export const INSTALL_LIST = OFFLINE_INSTALL_LIST;
