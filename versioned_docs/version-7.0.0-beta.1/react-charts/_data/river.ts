// The level of a river at a gauge, in centimeters, every three hours of a week in March.

const FIRST_HOUR = new Date(2024, 2, 11);
const HOURS = Array.from({ length: 57 }, (_, index) => index * 3);

export const timeAt = (hour: number) => new Date(FIRST_HOUR.getTime() + hour * 3_600_000);

export const TIMES = HOURS.map(timeAt);

/** Rain on the third day, and the resulting flood a day later. */
export const LEVELS = HOURS.map((hour) => {
  const flood = 190 * Math.exp(-(((hour - 92) / 22) ** 2));
  const ebb = 60 * Math.exp(-(((hour - 128) / 20) ** 2));
  return Math.round(142 + flood + ebb + 5 * Math.sin(hour / 4));
});

export const WARNING_LEVEL = 250;
