import { createEmployees, type Employee } from '../../_data/employees';
import { createTransport } from '../../_server/transport';

export interface Person extends Omit<Employee, 'id'> {
  id: number | string;
  /** Number of people who report to this one. */
  reports: number;
}

/** A server that sends the employees of a company one level at a time. */
export function createEmployeeServer() {
  const { request, ...log } = createTransport();
  const employees = createEmployees(6);

  const below = (path: string[]): Employee[] =>
    employees.filter(
      (employee) =>
        employee.path.length === path.length + 1 &&
        path.every((name, level) => employee.path[level] === name),
    );

  return {
    log,
    reports: (path: string[], signal?: AbortSignal): Promise<Person[]> =>
      request(
        `GET /people?below=${path.at(-1) ?? ''}`,
        () => below(path).map((person) => ({ ...person, reports: below(person.path).length })),
        signal,
      ),
  };
}
