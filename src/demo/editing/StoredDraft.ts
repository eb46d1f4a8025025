import { draftKey, getTimesForgotten, hasDraft } from '../kept-drafts';
import { dropDraft, keepDraft, readDraft, type DraftPlace } from './edited-draft';

/** Milliseconds after its start for which code must not hang before it counts as harmless. */
const ALIVE = 2_000;

/** Code that the reader started in this page view, by the key of its draft. */
export type StartedDrafts = Map<string, string>;

/**
 * The code that a reader is writing, stored in the browser, and the state of its run. A draft that
 * was stored before the page was opened waits until the reader starts it. Code that they type after
 * a reset of such a draft waits too, since undo could restore the stored code. Code that hangs
 * makes the page hang: it is stored as unfinished while it starts, so the next page can warn.
 */
export class StoredDraft {
  code: string;
  phase: 'idle' | 'running' | 'unfinished' = 'idle';
  /** Set if a draft was found that was written for an earlier version of the demo. */
  readonly outdated: boolean;
  readonly #place: DraftPlace;
  readonly #started: StartedDrafts;
  readonly #timesForgotten = getTimesForgotten();
  #mayRun: boolean;
  /** Code in the storage. */
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

  /** True while the code is only shown, until the reader starts it. */
  get waits(): boolean {
    return this.edited && !this.#mayRun;
  }

  /** Takes up code that the reader typed. */
  change(code: string): void {
    this.code = code;
    // The phase belongs to the previous version of the code.
    if (this.phase === 'unfinished') this.phase = 'idle';
  }

  /** Lets this code run, and all later changes, because the reader asked for it. */
  start(): void {
    this.#mayRun = true;
    this.phase = 'idle';
  }

  /** Makes the code wait again, as it did not come from the keyboard. */
  hold(): void {
    this.#mayRun = false;
  }

  /** @returns whether the draft survives a reload; true also after the reader removed all drafts */
  keep(): boolean {
    if (this.#timesForgotten !== getTimesForgotten()) return true;
    const { code, phase, edited } = this;
    if (this.#mayRun) this.#started.set(this.#key, code);
    if (edited && !keepDraft(this.#place, { code, unfinished: phase !== 'idle' })) return false;
    if (!edited) dropDraft(this.#place);
    this.#written = code;
    return true;
  }

  /** Marks the beginning of a run. */
  begin(): void {
    window.clearTimeout(this.#timer);
    this.phase = 'running';
    this.keep();
  }

  /** Marks the end of a run. A timer or a promise of the code may still make the page hang. */
  end(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#finish(), ALIVE);
  }

  #finish(): void {
    this.phase = 'idle';
    // A draft that another tab has removed in the meantime must not come back.
    if (hasDraft(this.#place.path, this.#place.variant)) this.keep();
  }

  /** Ends a run when the reader leaves: they could not if the code made the page hang. */
  leave(): void {
    window.clearTimeout(this.#timer);
    const { phase, code } = this;
    if (phase === 'running') this.#finish();
    if (code !== this.#written) this.keep();
  }
}
