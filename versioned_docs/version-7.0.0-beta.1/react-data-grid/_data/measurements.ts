import { createRandom } from './random';

/** Temperatures of one sensor: `h0` to `h23` for the hours of a day. */
export type SensorDay = { id: number; sensor: string } & Record<`h${number}`, number>;

export const HOURS = Array.from({ length: 24 }, (_, hour) => `h${hour}` as const);

/** A day of many sensors: many rows and columns, for demos about performance. */
export function createSensorDays(count: number): SensorDay[] {
  const random = createRandom(5);
  return Array.from({ length: count }, (_, index) => {
    const base = random.integer(40, 160) / 10;
    const hours = HOURS.map((hour) => [hour, base + random.integer(-30, 60) / 10] as const);
    return { id: index + 1, sensor: `S-${1000 + index}`, ...Object.fromEntries(hours) };
  });
}
