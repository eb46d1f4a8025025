import { UsageError, type InputValues } from './types';

/** A text that a command needs. */
export function needText(values: InputValues, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value.trim() === '')
    throw new UsageError(`<${name}> is missing.`);
  return value.trim();
}

/** A text that may be absent. */
export function optionalText(values: InputValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A whole number from 1 up to a limit. */
export function countFrom(
  values: InputValues,
  name: string,
  standard: number,
  most: number,
): number {
  const value = values[name] ?? standard;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1) {
    throw new UsageError(`${name} must be a whole number from 1 to ${most}.`);
  }
  return Math.min(value, most);
}
