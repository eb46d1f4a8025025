// Visitors of a town library, counted at the door.

export const OPEN_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
export const OPEN_HOURS = ['9', '10', '11', '12', '13', '14', '15', '16', '17', '18'];

/** Visitors on a weekday in an hour: busy after school, and on Saturday before noon. */
export function visitorsAt(day: string, hour: string): number {
  const dayIndex = OPEN_DAYS.indexOf(day);
  const distance = Number(hour) - (day === 'Sat' ? 11 : 16);
  const quiet = day === 'Thu' ? 0.55 : 1;
  const noise = ((dayIndex * 7 + Number(hour) * 5) % 6) * 2;
  return Math.round(12 * quiet + 58 * quiet * Math.exp(-(distance * distance) / 7) + noise);
}

export const MOST_VISITORS = 80;

/** Column, row and visitors of each hour, in the order of the rows. */
export const VISITS = OPEN_DAYS.flatMap((day, row) =>
  OPEN_HOURS.map((hour, column): [number, number, number] => [column, row, visitorsAt(day, hour)]),
);

/** "Mon, 16:00: 72 visitors", for the index of a cell in `VISITS`. */
export function describeVisit(index: number): string {
  const [column = 0, row = 0, visitors = 0] = VISITS[index] ?? [];
  return `${OPEN_DAYS[row]}, ${OPEN_HOURS[column]}:00: ${visitors} visitors`;
}
