import { readFileSync } from 'node:fs';
import path from 'node:path';
import registryLoader from '../registry-loader.cjs';

const line = (forServer: string) =>
  `  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx")${forServer}],\n`;
const FOR_SERVER = ', "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")';

it('leaves out what the server alone reads, and has the rest loaded with retries', () => {
  expect(registryLoader(`export default {\n${line(FOR_SERVER)}};\n`)).toBe(
    `import { withRetry } from '@site/src/loading/load-route';
export default withRetry({\n${line('')}});`,
  );
});

it('stops the build when Docusaurus writes its registry in another way', () => {
  expect(() => registryLoader('module.exports = {}')).toThrow(/changed its form/);
});

it('knows the form in which Docusaurus writes its registry', () => {
  const writer = readFileSync(
    path.join(
      path.dirname(require.resolve('@docusaurus/core/package.json')),
      'lib/server/codegen/codegenRoutes.js',
    ),
    'utf8',
  );
  expect(writer).toContain('"), "${modulePath}", require.resolveWeak("');
});
