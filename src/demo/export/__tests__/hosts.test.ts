import { decompressFromBase64 } from 'lz-string';
import { codeSandboxFields, stackBlitzFields } from '../hosts';
import { makeProject } from '../project';
import { LOADED, OPTIONS } from './sample-project';

const project = makeProject(LOADED, OPTIONS);

it('StackBlitz gets every file as a field', () => {
  const fields = stackBlitzFields(project);
  expect(fields).toMatchObject({
    'project[title]': 'SortedOrders',
    'project[template]': 'node',
    'project[files][src/sorting/SortedOrders.tsx]': 'const a: number = 1;\n',
  });
  expect(Object.keys(fields).filter((name) => name.startsWith('project[files]'))).toHaveLength(
    Object.keys(project.files).length,
  );
});

it('CodeSandbox gets every file, packed, and what is to be started', () => {
  const { parameters = '', query } = codeSandboxFields(project);
  expect(parameters).toMatch(/^[\w-]+$/);
  const packed = parameters.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(decompressFromBase64(packed));
  const { '.codesandbox/tasks.json': tasks, ...own } = files;
  expect(own).toEqual(
    Object.fromEntries(
      Object.entries(project.files).map(([path, content]) => [path, { content, isBinary: false }]),
    ),
  );
  expect(JSON.parse(tasks.content).tasks.dev).toMatchObject({
    command: expect.stringContaining('npm run dev'),
    runAtStart: true,
  });
  expect(query).toBe('file=%2Fsrc%2Fsorting%2FSortedOrders.tsx');
});
