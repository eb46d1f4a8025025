import type { GridSortModel } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';
import { createTransport } from '../../_server/transport';

export interface TeamMember extends Employee {
  /** Number of people who report to this one. */
  reports: number;
}

const FIELDS = ['role', 'hours'] as const;

function sorted(members: TeamMember[], [item]: GridSortModel): TeamMember[] {
  const field = FIELDS.find((name) => name === item?.field);
  if (!field) return members;
  const direction = item?.sort === 'desc' ? -1 : 1;
  return [...members].sort((a, b) => {
    const [left, right] = [a[field], b[field]];
    if (left === right) return 0;
    return left < right ? -direction : direction;
  });
}

/** A server that sends the people who report to one person. */
export function createTeamServer() {
  const { request, ...log } = createTransport();
  const employees = createEmployees(6);

  const below = (path: readonly string[]) =>
    employees.filter(
      (employee) =>
        employee.path.length === path.length + 1 &&
        path.every((name, level) => employee.path[level] === name),
    );

  return {
    log,
    team: (path: readonly string[], sortModel: GridSortModel = []): Promise<TeamMember[]> => {
      const order = sortModel.map(({ field, sort }) => `&sort=${field}:${sort}`).join('');
      return request(`GET /team?lead=${path.at(-1) ?? ''}${order}`, () => {
        const members = below(path).map((person) => ({
          ...person,
          reports: below(person.path).length,
        }));
        return sorted(members, sortModel);
      });
    },
  };
}
