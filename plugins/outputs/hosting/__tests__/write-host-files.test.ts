import type { HostingRules } from '../../../../model/hosting';
import { writeHostFiles } from '..';

const MANIFESTS = [
  { unit: 'x/next/en', scripts: ['sha256-b=', 'sha256-c='] },
  { unit: 'x/current/en', scripts: ['sha256-a=', 'sha256-b='] },
];

function written(manifests = MANIFESTS) {
  const files: Record<string, string> = {};
  const asked: string[][] = [];
  writeHostFiles({
    write: (file, content) => (files[file] = content),
    manifests,
    rulesFor(hashes): HostingRules {
      asked.push([...hashes]);
      return { everywhere: {}, pages: {}, cacheControl: {}, contentTypes: {} };
    },
  });
  return { files, asked };
}

it('allows the scripts of all units and of pages that redirect', () => {
  const [hashes = []] = written().asked;
  expect(hashes).toHaveLength(4);
  expect(hashes).toEqual(expect.arrayContaining(['sha256-a=', 'sha256-b=', 'sha256-c=']));
});

it('writes the same files for units in any order', () => {
  const { files } = written();
  expect(Object.keys(files)).toEqual([
    '.hosting/headers.json',
    '_headers',
    '.hosting/nginx-headers.conf',
  ]);
  expect(written([...MANIFESTS].reverse()).files).toEqual(files);
});
