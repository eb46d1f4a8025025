/** @jest-environment jsdom */
import { loadProject } from '../load-project';
import { LOADED } from './sample-project';

const { texts: _, ...PROJECT } = LOADED;

/** Answers requests with what a build would have written. */
function serve(files: Record<string, unknown>): void {
  globalThis.fetch = jest.fn(async (address: unknown) => {
    const body = files[String(address)];
    return { ok: body !== undefined, status: 404, json: async () => body } as Response;
  });
}

it('brings the texts of all files, and the project with the first', async () => {
  serve({
    '/own.json': {
      path: 'A.tsx',
      ts: '<span class="k">const</span> a &lt; 1\n',
      js: 'const a',
      project: PROJECT,
    },
    '/data.json': { path: 'data.ts', ts: 'const b\n' },
  });
  await expect(loadProject(['/own.json', '/data.json'])).resolves.toEqual({
    ...PROJECT,
    texts: [
      { ts: 'const a < 1\n', js: 'const a' },
      { ts: 'const b\n', js: 'const b\n' },
    ],
  });
});

it.each([
  ['is not there', undefined],
  ['has no paths', { ts: { packages: {} }, js: {} }],
  ['has no packages', { ts: { paths: ['A.tsx'] }, js: { paths: ['A.jsx'] } }],
])('fails where the project %s', async (reason, project) => {
  const address = `/${reason}.json`;
  serve({ [address]: { path: 'A.tsx', ts: '', project } });
  await expect(loadProject([address])).rejects.toThrow(/^(The project has no|There are no)/);
});

it('fails where a file cannot be fetched', async () => {
  serve({ '/there.json': { path: 'A.tsx', ts: '', project: PROJECT } });
  await expect(loadProject(['/there.json', '/away.json'])).rejects.toThrow('404 /away.json');
});
