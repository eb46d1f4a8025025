import { scanFiles } from '../../source-scan/scan-file';
import { checkProject } from '../check-project';
import { siteDemos } from './site-demos';
import { siteReference } from './site-references';

describe.each(['6.20', '7.0.0-beta.1', 'next'])('demos of %s', (id) => {
  const reference = siteReference(id);
  const demos = siteDemos(id);

  function problemsOf(files: typeof demos): string[] {
    return checkProject(scanFiles(files), () => reference)
      .filter(({ severity }) => severity === 'problem')
      .map(({ place, message }) => `${place.file}:${place.line}:${place.column} ${message}`);
  }

  it('have no problems', () => {
    expect(demos.length).toBeGreaterThan(200);
    expect(problemsOf(demos)).toEqual([]);
  });

  it('have the problems that are written into them', () => {
    const grids = demos.filter(({ content }) => /<DataGrid\n/.test(content));
    const planted = grids.map(({ path, content }) => ({
      path,
      content: content.replace('<DataGrid\n', '<DataGrid checkboxSelektion\n'),
    }));
    const found = problemsOf(planted);
    expect(grids.length).toBeGreaterThan(20);
    expect(found).toHaveLength(grids.length);
    expect(found.every((text) => text.includes('Did you mean `checkboxSelection`?'))).toBe(true);
  });
});
