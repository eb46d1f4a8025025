import { dropDraft, keepDraft, readDraft, type DraftPlace } from './edited-draft';

/**
 * The code that a reader is writing, and what is known of its run. Code that never ends takes the
 * page with it: it is kept as unfinished while it starts, and what comes back unfinished waits.
 */
export class KeptCode {
  code: string;
  phase: 'idle' | 'running' | 'waiting' = 'idle';
  readonly #place: DraftPlace;

  constructor(place: DraftPlace) {
    const draft = readDraft(place);
    this.#place = place;
    this.code = draft?.code ?? place.original;
    if (draft?.unfinished) this.phase = 'waiting';
  }

  get edited(): boolean {
    return this.code !== this.#place.original;
  }

  /** @returns whether it will be there after a reload */
  keep(): boolean {
    const { code, phase, edited } = this;
    if (edited) return keepDraft(this.#place, { code, unfinished: phase !== 'idle' });
    dropDraft(this.#place);
    return true;
  }

  enter(phase: 'idle' | 'running'): void {
    this.phase = phase;
    this.keep();
  }

  /** The reader goes: what hangs would not have let them. */
  leave(): void {
    if (this.phase === 'running') this.phase = 'idle';
    this.keep();
  }
}
