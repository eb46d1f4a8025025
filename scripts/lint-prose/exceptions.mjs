// @ts-check

/** Files that are not checked. */
export const LEFT_OUT_FILES = [
  {
    files: /^scripts\/lint-prose\/(?:dictionary\/|__tests__\/|exceptions\.mjs)/,
    reason: 'They contain the words that are wrong',
  },
  { files: /^versioned_docs\//, reason: 'Pages of released versions stay as they are' },
];

/**
 * Sentences that may contain a word of the dictionary. `text` is a part of the sentence in one line,
 * with the word in it. An exception that nothing needs fails the check.
 * @type {readonly { file: string, text: string, reason: string }[]}
 */
export const EXCEPTIONS = [
  {
    file: 'docs/react-charts/areas-demo/GradientArea.tsx',
    text: 'Readers of a newsletter',
    reason: 'The data of the chart are counts of readers',
  },
  {
    file: 'model/titles/date-pickers.ts',
    text: 'intervalo de datas',
    reason: 'The Portuguese word for dates',
  },
  {
    file: 'docs/react-data-grid/faq/index.mdx',
    text: 'a customer such as "Harbour"',
    reason: 'The name of a customer in the data of the demo',
  },
  {
    file: 'e2e/pages/data-grid/faq.spec.ts',
    text: 'customer contains harbour',
    reason: 'The name of a customer in the data of the demo',
  },
];

/** Terms of textlint-rule-terminology that do not fit this site, as its list writes them. */
export const EXCLUDED_TERMS = [
  { term: 'ID', reason: 'The API writes "id", as in `getRowId`' },
  { term: "id['’]?s", reason: 'The API writes "ids"' },
  { term: 'indexes\\b', reason: 'The API writes "indexes", as in `scrollToIndexes`' },
  { term: 'function argument(s)?', reason: 'Arguments are what a call passes to parameters' },
  { term: 'built ?in(s)?', reason: 'Has a hyphen only before a noun' },
  { term: 'off ?by ?one', reason: 'Has a hyphen only before a noun' },
  { term: 'double ?click(s)?', reason: 'Has a hyphen only as a verb' },
];
