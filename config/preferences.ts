/**
 * What readers choose and where it is kept: names and values of the contract, shared by the script
 * that runs before the first paint and by the components.
 */
export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];
export const CODE_VARIANT_COOKIE = 'codeVariant';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorModeChoice = (typeof COLOR_MODES)[number];
export const COLOR_MODE_KEY = 'theme';

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];
/** Docusaurus' name for the tabs of group `npm2yarn`, which readers of other sites have already. */
export const PACKAGE_MANAGER_KEY = 'docusaurus.tab.npm2yarn';

/** One year, in seconds. */
export const COOKIE_LIFE = 31_536_000;

/** Colours of the browser's own frame; equal to the page background of each mode. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0b0f14' } as const;
