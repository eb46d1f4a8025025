/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Names in CSS modules become properties (`styles.slotProps`), and Infima's are `button--primary`.
    'selector-class-pattern': null,
    // Docusaurus gives this id to the root of the page.
    'selector-id-pattern': '^(__docusaurus|[a-z][a-z0-9-]*)$',
    // CSS modules know `:global`.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Selectors with different subjects are reported as well, such as `.name a` after `.list a`.
    'no-descending-specificity': null,
    // Files are imported by path, as in JavaScript.
    'import-notation': 'string',
  },
};
