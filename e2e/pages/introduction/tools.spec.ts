import { readFileSync } from 'node:fs';
import { SKILLS } from '../../../plugins/outputs/agent-skills/skills';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PATH = docsPage('/x/introduction/tools/');

test('names all skills and says that the command is not published', async ({ page }) => {
  await visit(page, PATH);
  const main = page.getByRole('main');
  for (const { name } of SKILLS) await expect(main.getByText(name, { exact: true })).toBeVisible();
  await expect(main.getByText('The command is not published on npm.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'My project' }).first()).toHaveAttribute(
    'href',
    '/x/my-project/',
  );
});

test('the files for editors are valid JSON', { tag: '@full' }, async () => {
  const source = readFileSync('docs/introduction/tools/index.mdx', 'utf8');
  const files = [...source.matchAll(/^```json title="([^"]+)"\n([\s\S]*?)^```$/gm)];
  expect(files.map(([, name]) => name)).toEqual(['.cursor/mcp.json', '.vscode/mcp.json']);
  for (const [, , content = ''] of files)
    expect(JSON.stringify(JSON.parse(content))).toContain('mui-x-docs');
});
