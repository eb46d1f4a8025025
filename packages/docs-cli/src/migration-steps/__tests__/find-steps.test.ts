import { checkProject } from '../../check/check-project';
import { scanFiles } from '../../source-scan/scan-file';
import { SAMPLE_V6 } from './sample-v6';
import { stepsOf, TO_7, versionOf } from './steps-of';

describe('a project of version 6', () => {
  it('has the steps of its ten problems, and no others', () => {
    expect(stepsOf(SAMPLE_V6, TO_7)).toEqual([
      'package.json:3 change data-grid-v6#packages',
      'package.json:4 change data-grid-v6#license',
      'src/Orders.tsx:3 change data-grid-v6#license',
      'package.json:3 change data-grid-v6#codemod',
      'src/Orders.tsx:2 change GridValueGetterParams data-grid-v6#column-functions',
      'src/Orders.tsx:11 change data-grid-v6#column-functions',
      'src/Orders.tsx:27 change components data-grid-v6#slots',
      'src/Orders.tsx:26 change unstable_headerFilters data-grid-v6#header-filters',
      'src/Orders.tsx:28 change data-grid-v6#flags',
      'src/Orders.tsx:25 change rowBuffer data-grid-v6#virtualization',
      'src/Orders.tsx:1 change data-grid-v6#locales',
      'src/Orders.tsx:15 change cellContent data-grid-v6#styles',
      'src/Orders.tsx:16 change columnHeadersInner data-grid-v6#styles',
    ]);
  });

  it('has the steps of both guides on the way to 7.29, in their order', () => {
    const steps = stepsOf(SAMPLE_V6, { from: '6.20', to: 'next' });
    expect(steps.slice(0, 13)).toEqual(stepsOf(SAMPLE_V6, TO_7));
    expect(steps.slice(13)).toEqual(['package.json:3 change 7-29#packages']);
  });

  it('has none if it is there already', () => {
    expect(stepsOf(SAMPLE_V6, { from: '7.0.0-beta.1', to: '7.0.0-beta.1' })).toEqual([]);
    expect(stepsOf(SAMPLE_V6, { from: 'next', to: '7.0.0-beta.1' })).toEqual([]);
  });

  it('has a deprecated prop, and nothing wrong, in its own version', () => {
    const findings = checkProject(scanFiles(SAMPLE_V6), () => versionOf('6.20'));
    expect(findings.map(({ severity, name }) => `${severity} ${name}`)).toEqual([
      'note components',
    ]);
  });

  it('has problems in version 7 that the compiler would report', () => {
    const findings = checkProject(scanFiles(SAMPLE_V6), () => versionOf('7.0.0-beta.1'));
    const problems = findings.filter(({ severity }) => severity === 'problem');
    expect(problems.map(({ name }) => name)).toEqual([
      'GridValueGetterParams',
      'cellContent',
      'MuiDataGrid-columnHeadersInner',
      'rowBuffer',
      'unstable_headerFilters',
      'components',
    ]);
  });
});
