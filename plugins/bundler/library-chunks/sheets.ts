import { modulesOf } from './modules-of';

/**
 * Style sheets besides `styles`, which all pages load and wait for. It keeps what guides show: nearly
 * all of them have a demo, so a sheet for demos would cost them a request and save few bytes. A page
 * whose HTML needs another sheet names it: see plugins/outputs/page-sheets.
 */

/** Pages of the reference. Guides show names and tables of it, too. */
const REFERENCE = modulesOf('/src/api-reference/(?!name/|ReferenceTable)', '/src/theme/ApiPage/');

/** Pages that are few. */
const FEW_PAGES = modulesOf(
  '/src/(?:compare|home|migration|my-project|news|offline(?!/ui/OfflineSettings)|pages|playground|quality|translations)/',
);

/** What readers open: its script waits for its sheet. */
const OPENED = modulesOf(
  '/src/(?:analytics|demo/editing)/',
  // The cards of names, and the menu of the few demos with several stylings.
  '/src/api-reference/name/ApiName',
  '/src/demo/StylingMenu',
  '/src/offline/ui/OfflineSettings',
  '/src/settings/(?!SettingsButton)',
  '/src/shortcuts/ShortcutsDialog',
);

/** Modules of the main script stay in the sheet of all pages: they are in no other chunk. */
function sheet(name: string, test: RegExp) {
  return {
    name,
    test,
    type: 'css/mini-extract',
    chunks: 'async' as const,
    // Above Docusaurus' group of all styles, which has 50.
    priority: 55,
    enforce: true,
  };
}

/** Groups of chunks with style sheets. */
export const SHEET_GROUPS = {
  'reference-sheet': sheet('reference', REFERENCE),
  'pages-sheet': sheet('pages', FEW_PAGES),
  'opened-sheet': sheet('opened', OPENED),
};
