import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKING_COPY } from '../../../model/library-versions';
import { createProject } from '../../files/__tests__/install-package';
import { readRequiredExports, refuseMissing } from '../required-exports';

const VERSION = { ...WORKING_COPY, id: '6.20', docs: '6.20' };

function projectWith(text: string): string {
  const project = createProject();
  const folder = path.join(project, 'versions/6.20');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'required-names.json'), text);
  return project;
}

it('a version that was cut has its own list', () => {
  const list = { charts: { components: ['BarChart'], interfaces: [] } };
  expect(readRequiredExports(projectWith(JSON.stringify(list)), VERSION)).toEqual(list);
});

it.each([
  ['[]', 'it is not an object'],
  ['{"gantt":{"components":[],"interfaces":[]}}', 'the version has no family "gantt"'],
  ['{"charts":["BarChart"]}', '"charts" needs "components", "interfaces"'],
])('refuses the list %s', (text, reason) => {
  expect(() => readRequiredExports(projectWith(text), VERSION)).toThrow(
    `versions/6.20/required-names.json: ${reason}`,
  );
});

it('names a file that is missing', () => {
  expect(() => readRequiredExports(createProject(), VERSION)).toThrow(
    /versions\/6\.20\/required-names\.json: .*ENOENT/,
  );
});

it('names all required names that match no export', () => {
  const required = {
    charts: { components: ['BarChart', 'Gauge'], interfaces: ['Series'] },
    'tree-view': { components: ['TreeView'], interfaces: [] },
  };
  const found = [
    { family: 'charts', kind: 'component', name: 'BarChart' },
    { family: 'tree-view', kind: 'component', name: 'TreeView' },
  ] as const;
  expect(() => refuseMissing(required, found)).toThrow(
    'the component "Gauge" of charts, the interface "Series" of charts',
  );
  expect(() => refuseMissing({ 'tree-view': required['tree-view'] }, found)).not.toThrow();
});
