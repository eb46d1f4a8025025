// One week at the bike-share station "Harbor Square".

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const MEMBER_RENTALS = [182, 195, 201, 188, 174, 121, 96];
export const GUEST_RENTALS = [41, 38, 52, 47, 88, 164, 171];

/** Rentals in each hour of a Tuesday, from midnight. */
export const HOURLY_RENTALS = [
  2, 1, 1, 0, 1, 4, 11, 24, 29, 17, 10, 9, 14, 13, 9, 11, 16, 28, 31, 19, 12, 8, 6, 4,
];

export const TICKETS = [
  { id: 'year', value: 612, label: 'Year' },
  { id: 'month', value: 545, label: 'Month' },
  { id: 'day', value: 368, label: 'Day' },
  { id: 'single', value: 233, label: 'Single' },
];

/** Free docks, measured every half hour. */
export const FREE_DOCKS = [
  14, 13, 15, 16, 12, 9, 6, 4, 3, 5, 8, 9, 11, 10, 12, 13, 9, 6, 5, 7, 10, 12,
];

/** Trips: how far in kilometers (x), how long in minutes (y). */
export function createTrips(pace: number, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const distance = 0.6 + ((index * 0.618) % 1) * 7;
    const stops = ((index * index * 0.37) % 1) * (2 + distance);
    return {
      id: index,
      x: Number(distance.toFixed(2)),
      y: Number((distance * pace + stops).toFixed(1)),
    };
  });
}
