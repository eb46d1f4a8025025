import js from '@eslint/js';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Tools and pages are apart: build code knows no browser, pages know no Node. */
export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'build.next',
      'build.previous',
      '.docusaurus',
      '.units',
      '.turbo',
      '.cache',
      'packages/*/dist',
      'versioned_docs/*/api',
      'sections/*/api',
      'test-results',
      'playwright-report',
      'visual-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 250, skipComments: true, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '{docs,versioned_docs,sections}/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    languageOptions: { globals: globals.browser },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // A block of code scrolls, so it must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: [] }],
      // The Switch of @mui/base contains an input.
      'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['Switch'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/plugins/**'],
              message: 'Pages and build plugins share only what is in model/, types included.',
            },
            {
              group: ['@mui/*', '@mui/*/**'],
              message: 'Only src/mui knows MUI; it loads with the first demo.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      ...['src/mui/**', 'src/home/examples/**', '**/__tests__/**', 'src/pages/playground/**'],
      'src/anatomy/samples/*/**',
      'src/playground/presets/*.ts',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: [
      'plugins/**',
      'config/**',
      'packages/**',
      'scripts/**',
      'e2e/**',
      'tests/**',
      '*.{ts,mjs}',
    ],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['scripts/**', 'packages/*/scripts/**', 'e2e/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['plugins/**/*.{cjs,ts}', 'scripts/**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['**/*.cjs'], languageOptions: { globals: globals.node, sourceType: 'commonjs' } },
  {
    files: ['**/__tests__/**/*.test.{ts,tsx}'],
    ...jest.configs['flat/recommended'],
    rules: { ...jest.configs['flat/recommended'].rules, 'max-lines-per-function': 'off' },
  },
  { files: ['e2e/**', 'tests/**'], rules: { 'max-lines-per-function': 'off' } },
  // Missing texts are reported in the console.
  { files: ['src/i18n/useText.ts'], rules: { 'no-console': 'off' } },
);
