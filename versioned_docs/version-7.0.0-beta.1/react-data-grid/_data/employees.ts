import { createRandom } from './random';

export interface Employee {
  id: number;
  name: string;
  role: string;
  department: string;
  office: string;
  startedOn: Date;
  /** Hours per week. */
  hours: number;
  /** Per year, in euros. */
  salary: number;
  remote: boolean;
  /** Names from the top of the company down to this person. */
  path: string[];
}

type Team = readonly [
  department: string,
  lead: string,
  leadRole: string,
  roles: readonly [string, ...string[]],
];

const TEAMS: readonly Team[] = [
  [
    'Engineering',
    'Ingrid Solheim',
    'Head of engineering',
    ['Developer', 'Tester', 'Data engineer'],
  ],
  ['Design', 'Mateus Carvalho', 'Head of design', ['Interface designer', 'Researcher']],
  ['Support', 'Aoife Brennan', 'Head of support', ['Support agent', 'Trainer']],
  ['Finance', 'Lucía Ortega', 'Head of finance', ['Accountant', 'Controller']],
];

const FIRST_NAMES = ['Anna', 'Bao', 'Chidi', 'Dalia', 'Emil', 'Farah', 'Goran', 'Hana', 'Iris', 'Jonas', 'Kenji', 'Leila', 'Milan', 'Noor'] as const; // prettier-ignore
const LAST_NAMES = ['Abara', 'Bergmann', 'Costa', 'Dvořák', 'Eriksen', 'Fontaine', 'Gallo', 'Huang', 'Ivanova', 'Jansen', 'Kaya', 'Lindqvist', 'Mori'] as const; // prettier-ignore
const OFFICES = ['Lisbon', 'Oslo', 'Utrecht'] as const;
const DIRECTOR = 'Vera Lindholm';

/**
 * The people of a company: a director, four departments with a head each, and their teams.
 * @param teamSize number of people below each head
 */
export function createEmployees(teamSize = 6): Employee[] {
  const random = createRandom(21);
  const employees: Employee[] = [];

  const add = (name: string, role: string, department: string, path: string[], salary: number) => {
    employees.push({
      id: employees.length + 1,
      name,
      role,
      department,
      office: random.pick(OFFICES),
      startedOn: new Date(random.integer(2012, 2023), random.integer(0, 11), random.integer(1, 28)),
      hours: random.pick([40, 40, 40, 32, 24]),
      salary: salary + random.integer(0, 12) * 500,
      remote: random.next() < 0.3,
      path: [...path, name],
    });
  };

  add(DIRECTOR, 'Director', 'Management', [], 118_000);
  TEAMS.forEach(([department, lead, leadRole, roles], team) => {
    add(lead, leadRole, department, [DIRECTOR], 82_000);
    for (let member = 0; member < teamSize; member += 1) {
      // Walking both lists by steps that share no factor with their lengths gives each name once.
      const index = team * teamSize + member;
      const first = FIRST_NAMES[(index * 5) % FIRST_NAMES.length];
      const last = LAST_NAMES[(index * 7) % LAST_NAMES.length];
      add(`${first} ${last}`, random.pick(roles), department, [DIRECTOR, lead], 44_000);
    }
  });
  return employees;
}
