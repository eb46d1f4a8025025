/** What the reader can undo for a while, by name; it outlives the component that offers it. */
import { UNDO_TIME } from '@site/model/times';

interface Step {
  undo(): void;
  timer: number;
}

const steps = new Map<string, Step>();
const listeners = new Set<() => void>();

function notify(): void {
  listeners.forEach((listener) => listener());
}

function forget(name: string): void {
  window.clearTimeout(steps.get(name)?.timer);
  steps.delete(name);
  notify();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function canUndo(name: string): boolean {
  return steps.has(name);
}

/** @param undo is kept for 10 seconds */
export function offerUndo(name: string, undo: () => void): void {
  window.clearTimeout(steps.get(name)?.timer);
  steps.set(name, { undo, timer: window.setTimeout(() => forget(name), UNDO_TIME) });
  notify();
}

export function undo(name: string): void {
  const step = steps.get(name);
  forget(name);
  step?.undo();
}
