import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFile } from '../../source-scan/facts';
import { scanFiles } from '../../source-scan/scan-file';
import { checkProject } from '../check-project';
import { docsFolder, siteReference } from './site-references';

function demosOf(id: string): ProjectFile[] {
  const folder = docsFolder(id);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'))
    .map((file) => ({ path: file, content: readFileSync(path.join(folder, file), 'utf8') }));
}

describe.each(['6.20', '7.0.0-beta.1', 'next'])('demos of %s', (id) => {
  const reference = siteReference(id);
  const files = scanFiles(demosOf(id));

  it('have no problems', () => {
    expect(files.length).toBeGreaterThan(150);
    const problems = checkProject(files, () => reference).filter(
      ({ severity }) => severity === 'problem',
    );
    expect(
      problems.map(
        ({ place, message }) => `${place.file}:${place.line}:${place.column} ${message}`,
      ),
    ).toEqual([]);
  });
});
