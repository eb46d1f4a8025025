// Water temperatures of a fictional valley, in degrees Celsius.

export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

export const LAKE = [4, 4, 6, 9, 14, 18, 22, 22, 19, 14, 9, 6];
export const RIVER = [3, 4, 7, 10, 13, 15, 17, 17, 14, 11, 7, 4];
export const SPRING = [8, 8, 8, 9, 9, 9, 10, 10, 10, 9, 9, 8];

/** Level of the lake in centimeters, measured each day from May 1. */
export function createLevels(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const rain = ((index * 0.618) % 1) * 9;
    return {
      date: new Date(2024, 4, 1 + index),
      level: Math.round(212 + 26 * Math.sin(index / 9) + rain),
      mean: Math.round(208 + 8 * Math.sin(index / 20)),
    };
  });
}
