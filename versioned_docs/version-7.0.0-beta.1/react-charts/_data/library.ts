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
