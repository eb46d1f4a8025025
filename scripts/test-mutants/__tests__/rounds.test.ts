import { inRounds } from '../rounds.mjs';

describe('inRounds', () => {
  it('puts all that cannot disturb each other into one round', () => {
    expect(inRounds([['a'], ['b'], ['c']], (specs) => specs)).toEqual([[['a'], ['b'], ['c']]]);
  });

  it('keeps mutants of one spec apart', () => {
    const rounds = inRounds([['a'], ['a'], ['b'], ['a']], (specs) => specs);
    expect(rounds).toHaveLength(3);
    expect(rounds.flat()).toHaveLength(4);
  });

  it('keeps a mutant apart from those of all pages that its spec opens', () => {
    const mutants = [
      { page: 'axis', specs: ['axis', 'both'] },
      { page: 'bars', specs: ['bars', 'both'] },
      { page: 'pie', specs: ['pie'] },
    ];
    const rounds = inRounds(mutants, ({ specs }) => specs);
    const pages = rounds.map((round) => round.map(({ page }) => page));
    expect(pages).toHaveLength(2);
    expect(pages).not.toContainEqual(expect.arrayContaining(['axis', 'bars']));
  });

  it('needs no more rounds than the spec with most mutants has', () => {
    const mutants = Array.from({ length: 60 }, (_, index) => [`spec${index % 7}`]);
    expect(inRounds(mutants, (specs) => specs)).toHaveLength(9);
  });

  it('has nothing to do without mutants', () => {
    expect(inRounds([], () => [])).toEqual([]);
  });
});
