export interface Animal {
  id: string;
  name: string;
  below?: Animal[];
}

/** Animals of a park, by class and order. */
export const animals: Animal[] = [
  {
    id: 'mammals',
    name: 'Mammals',
    below: [
      {
        id: 'insectivores',
        name: 'Insectivores',
        below: [
          { id: 'hedgehog', name: 'Hedgehog' },
          { id: 'mole', name: 'Mole' },
        ],
      },
      { id: 'rodents', name: 'Rodents', below: [{ id: 'dormouse', name: 'Dormouse' }] },
    ],
  },
  {
    id: 'birds',
    name: 'Birds',
    below: [
      { id: 'owls', name: 'Owls', below: [{ id: 'barn-owl', name: 'Barn owl' }] },
      { id: 'waders', name: 'Waders', below: [{ id: 'heron', name: 'Gray heron' }] },
    ],
  },
  {
    id: 'amphibians',
    name: 'Amphibians',
    below: [{ id: 'salamander', name: 'Fire salamander' }],
  },
];

/** The path to the animal with that name, from the root; empty if there is none. */
export function pathTo(list: Animal[], name: string): Animal[] {
  for (const animal of list) {
    if (animal.name === name) return [animal];
    const rest = pathTo(animal.below ?? [], name);
    if (rest.length > 0) return [animal, ...rest];
  }
  return [];
}
