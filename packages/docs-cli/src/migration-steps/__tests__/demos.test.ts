import { siteDemos } from '../../check/__tests__/site-demos';
import { stepsOf } from './steps-of';

/** Steps about a name that was removed; those of rules have none. */
function removedNames(steps: string[]): string[] {
  return steps.filter((step) => / change \w\S* \S+$/.test(step));
}

describe('demos', () => {
  it.each([
    ['6.20', '7.0.0-beta.1'],
    ['7.0.0-beta.1', 'next'],
  ] as const)('have nothing that was removed from %s to %s', (from, to) => {
    expect(removedNames(stepsOf(siteDemos(to), { from, to }))).toEqual([]);
  });

  it('of version 6 have names that were removed, each with a section of a guide', () => {
    const steps = stepsOf(siteDemos('6.20'), { from: '6.20', to: 'next' });
    expect(removedNames(steps).length).toBeGreaterThan(100);
    expect(steps.filter((step) => step.includes('/x/compare/'))).toEqual([]);
  });
});
