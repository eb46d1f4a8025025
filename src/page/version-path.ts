import siteConfig from '@generated/docusaurus.config';

/** Folder of this version below `/x/`; empty for the documented one. Each version is an app of its own. */
export const VERSION_PATH = String(siteConfig.customFields?.versionPath ?? '');
