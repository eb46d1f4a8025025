import { chooseVersion, namedVersion } from '../choose-version';
import type { Project } from '../types';
import { fakeVersions } from '../../__tests__/fake-docs';

const VERSIONS = fakeVersions();

function project(...packages: [name: string, version: string, workspace?: string][]): Project {
  return {
    root: '/app',
    folder: '/app',
    packages: packages.map(([name, version, workspace = '']) => ({
      name,
      version,
      workspace,
      source: 'lockfile',
    })),
    problems: [],
  };
}

describe('chooseVersion', () => {
  it('warns when the installed version differs', () => {
    const { version, warnings } = chooseVersion(
      VERSIONS,
      project(['@mui/x-data-grid-pro', '7.5.0']),
      'data-grid',
    );
    expect(version.id).toBe('7.0.0-beta.1');
    expect(warnings).toEqual([
      'The project has @mui/x-data-grid-pro 7.5.0; these docs describe 7.0.0-beta.1.',
    ]);
  });

  it('does not warn when it is the same', () => {
    const { version, warnings } = chooseVersion(VERSIONS, project(['@mui/x-data-grid', '6.20.5']));
    expect([version.id, warnings]).toEqual(['6.20', []]);
  });

  it('chooses by family when families differ', () => {
    const both = project(['@mui/x-data-grid', '6.20.5'], ['@mui/x-charts', '7.29.1']);
    expect(chooseVersion(VERSIONS, both, 'data-grid').version.id).toBe('6.20');
    expect(chooseVersion(VERSIONS, both, 'charts').version.id).toBe('next');
  });

  it('takes the docs of other packages for a family that the project does not have', () => {
    const grid = project(['@mui/x-data-grid', '6.20.4']);
    const { version, installed, warnings } = chooseVersion(VERSIONS, grid, 'charts');
    expect([version.id, installed]).toEqual(['6.20', undefined]);
    expect(warnings).toEqual([
      'The project has no package of charts. These are the docs for its @mui/x-data-grid.',
    ]);
  });

  it('chooses the highest of several versions, and says where they are', () => {
    const { version, warnings } = chooseVersion(
      VERSIONS,
      project(
        ['@mui/x-data-grid', '7.29.13', 'apps/web'],
        ['@mui/x-data-grid', '6.20.5', 'apps/old'],
      ),
      'data-grid',
    );
    expect(version.id).toBe('next');
    expect(warnings).toEqual([
      'The project has several versions of @mui/x-data-grid: 7.29.13 (apps/web), 6.20.5 (apps/old). This is for the highest.',
    ]);
  });

  it('takes the documented version for a project without MUI X, and says so', () => {
    const { version, warnings } = chooseVersion(VERSIONS, project());
    expect(version.status).toBe('current');
    expect(warnings).toEqual([expect.stringContaining('no packages of MUI X')]);
  });
});

describe('namedVersion', () => {
  it.each([
    ['6.20', '6.20'],
    ['6', '6.20'],
    ['v6.3', '6.20'],
    ['next', 'next'],
    ['current', '7.0.0-beta.1'],
    ['7.0.0-beta.1', '7.0.0-beta.1'],
    ['7.28', 'next'],
  ])('finds %s', (name, id) => {
    expect(namedVersion(VERSIONS, name)?.id).toBe(id);
  });

  it.each(['six', '../6.20', '', '5', '8.1', 'v7.x'])('does not know "%s"', (name) => {
    expect(namedVersion(VERSIONS, name)).toBeUndefined();
  });
});
