import type { Changes, Chosen, Control } from '../controls/control';

/** A series of numbers from 0 to 1 that is the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const TEXTS = ['Departure', 'd', '80%', 'say "hi"', "it's & <more>", 'a\\b {c}', 'Größe'];

function choose(control: Control, random: () => number): Chosen {
  switch (control.kind) {
    case 'switch':
      return !control.initial;
    case 'number':
      return Math.round(control.min + random() * (control.max - control.min));
    case 'text':
      return TEXTS[Math.floor(random() * TEXTS.length)] ?? '';
    case 'choice': {
      const ids = control.options.map(({ id }) => id);
      return ids[Math.floor(random() * ids.length)] ?? '';
    }
  }
}

/** Gives each prop with options the one of a round: some rounds have all options. */
export function optionsOfRound(controls: readonly Control[], round: number): Changes {
  return Object.fromEntries(
    controls.flatMap((control) => {
      if (control.kind !== 'choice') return [];
      const { name, options, initial } = control;
      const option = options[round % options.length];
      return option && option.id !== initial ? [[name, option.id]] : [];
    }),
  );
}

/** Changes some props of a component, each with a chance. */
export function randomChanges(
  controls: readonly Control[],
  random: () => number,
  chance: number,
): Changes {
  return Object.fromEntries(
    controls
      .filter(() => random() < chance)
      .map((control) => [control.name, choose(control, random)])
      .filter(([name, value]) => controls.find((each) => each.name === name)?.initial !== value),
  ) as Changes;
}
