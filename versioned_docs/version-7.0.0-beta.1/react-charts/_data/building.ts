// The plan for a small building site in spring 2024. Days are counted from the first of March.

export interface Task {
  name: string;
  start: number;
  end: number;
  done: number;
  after?: string;
}

export const TASKS: Task[] = [
  { name: 'Ground', start: 0, end: 9, done: 1 },
  { name: 'Walls', start: 9, end: 24, done: 1, after: 'Ground' },
  { name: 'Roof', start: 24, end: 33, done: 0.6, after: 'Walls' },
  { name: 'Windows', start: 26, end: 36, done: 0.3, after: 'Walls' },
  { name: 'Wiring', start: 33, end: 43, done: 0, after: 'Roof' },
  { name: 'Paint', start: 43, end: 52, done: 0, after: 'Wiring' },
];

export const TASK_NAMES = TASKS.map(({ name }) => name);
export const TODAY = 30;
export const LAST_DAY = 56;

export const dateOf = (day: number) => new Date(2024, 2, 1 + day);

const short = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
export const formatDay = (day: number) => short.format(dateOf(day));
