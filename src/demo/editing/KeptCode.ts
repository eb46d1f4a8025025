import { draftKey, getTimesForgotten, hasDraft } from '../kept-drafts';
import { dropDraft, keepDraft, readDraft, type DraftPlace } from './edited-draft';

/** Milliseconds for which code must be alive after its start before it counts as harmless. */
const ALIVE = 2_000;

/** The code that the reader has let run in this page view, by the key of its draft. */
export type StartedDrafts = Map<string, string>;

/**
 * The code that a reader is writing, and what is known of its run. A draft that was stored before
 * the page was opened waits until the reader starts it. So does what they type after a reset of
 * such a draft, since undo could bring the stored code back. Code that hangs takes the page with
 * it: while it starts it is kept as unfinished, so the next page can say so.
 */
export class KeptCode {
  code: string;
  phase: 'idle' | 'running' | 'unfinished' = 'idle';
  /** Whether there was a draft that was written for other code than the demo has now. */
  readonly outdated: boolean;
  readonly #place: DraftPlace;
  readonly #started: StartedDrafts;
  readonly #timesForgotten = getTimesForgotten();
  #mayRun: boolean;
  /** The code as storage has it. */
  #written: string;
  #timer: number | undefined;

  constructor(place: DraftPlace, started: StartedDrafts = new Map()) {
    const found = readDraft(place);
    const draft = found === 'outdated' ? undefined : found;
    this.#place = place;
    this.#started = started;
    this.outdated = found === 'outdated';
    this.code = draft?.code ?? place.original;
    this.#written = this.code;
    this.#mayRun = !draft || started.get(this.#key) === draft.code;
    if (draft?.unfinished) this.phase = 'unfinished';
  }

  get #key(): string {
    return draftKey(this.#place.path, this.#place.variant);
  }

  get edited(): boolean {
    return this.code !== this.#place.original;
  }

  /** Whether the code is shown only, until the reader starts it. */
  get waits(): boolean {
    return this.edited && !this.#mayRun;
  }

  /** The reader has typed. */
  change(code: string): void {
    this.code = code;
    // What is known of the version before is not true of this one.
    if (this.phase === 'unfinished') this.phase = 'idle';
  }

  /** The reader has asked for a run, and with it for those of all later changes. */
  start(): void {
    this.#mayRun = true;
    this.phase = 'idle';
  }

  /** From now on the code waits again, as it did not come from the keyboard. */
  hold(): void {
    this.#mayRun = false;
  }

  /** @returns whether it will be there after a reload, unless the reader has forgotten all drafts */
  keep(): boolean {
    if (this.#timesForgotten !== getTimesForgotten()) return true;
    const { code, phase, edited } = this;
    if (this.#mayRun) this.#started.set(this.#key, code);
    if (edited && !keepDraft(this.#place, { code, unfinished: phase !== 'idle' })) return false;
    if (!edited) dropDraft(this.#place);
    this.#written = code;
    return true;
  }

  /** A run begins. */
  begin(): void {
    window.clearTimeout(this.#timer);
    this.phase = 'running';
    this.keep();
  }

  /** The code stands, or has failed. A timer or a promise of it may still hang the page. */
  end(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#finish(), ALIVE);
  }

  #finish(): void {
    this.phase = 'idle';
    // Drafts that another tab has removed meanwhile must not come back.
    if (hasDraft(this.#place.path, this.#place.variant)) this.keep();
  }

  /** The reader leaves, which code that hangs would not have let them do. */
  leave(): void {
    window.clearTimeout(this.#timer);
    const { phase, code } = this;
    if (phase === 'running') this.#finish();
    if (code !== this.#written) this.keep();
  }
}
