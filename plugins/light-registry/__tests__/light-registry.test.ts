import { readFileSync } from 'node:fs';
import path from 'node:path';
import lightenRegistry from '../registry-loader.cjs';

const LINE = (shown: string) =>
  `  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx"), "${shown}", require.resolveWeak("@site/docs/a.mdx")],\n`;

it('leaves out what the server alone reads, and nothing else', () => {
  expect(lightenRegistry(`export default {\n${LINE('@site/docs/a.mdx')}};\n`)).toBe(
    `export default {\n${LINE('')}};\n`,
  );
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
