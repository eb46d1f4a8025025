/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { readTestClock } from './scripts/test/clock';

// Tests must not depend on the machine's time zone; the processes that Jest starts inherit it.
process.env.TZ = readTestClock(process.env).zone;

const config: Config = {
  testEnvironment: 'node',
  // Some tests look at the API reference, which is made rather than committed.
  globalSetup: '<rootDir>/plugins/api-reference/make.mjs',
  setupFiles: ['<rootDir>/scripts/test/shift-date.ts'],
  testMatch: [
    '<rootDir>/{config,docs,model,packages,plugins,scripts,sections,src}/**/__tests__/**/*.test.{ts,tsx}',
  ],
  // Built sites, and copies of them that the benchmarks use.
  modulePathIgnorePatterns: ['<rootDir>/(build(\\.\\w+)?|\\.cache|\\.docusaurus|\\.units)/'],
  // TypeScript before the `.cjs` file that imports it.
  moduleFileExtensions: ['js', 'mjs', 'jsx', 'ts', 'tsx', 'cjs', 'json', 'node'],
  transform: {
    '\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // The unified family is published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(.*-from-|mdast|micromark|unist|esast|estree|vfile|decode-named|character|acorn-jsx|devlop|ccount|escape-string|trim-lines|unified|bail|is-plain-obj|trough|remark|npm-to-yarn|zwitch|longest-streak|stringify-entities|parse-entities|is-alphabetical|is-decimal|is-hexadecimal|is-alphanumerical|markdown-table|pixelmatch))',
  ],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/useDocusaurusContext$': '<rootDir>/src/__tests__/site-context-stub.ts',
    '^@docusaurus/Translate$': '<rootDir>/src/__tests__/translate-stub.ts',
    '^@generated/docusaurus.config$': '<rootDir>/src/__tests__/site-config-stub.ts',
    '\\.module\\.css$': '<rootDir>/src/__tests__/css-module-stub.ts',
  },
};

export default config;
