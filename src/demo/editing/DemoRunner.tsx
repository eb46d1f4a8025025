import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { CodeVariant } from '@site/model/preferences';
import type { DemoModule, LoadDemo } from '../useLiveDemo';
import { CodeSyntaxError } from './compile';
import type { DemoModules } from './demo-modules';
import { lineOfError } from './error-location';
import { RunGuard } from './RunGuard';
import { UserFacingError } from './user-facing-error';

/** An error of edited code. */
export interface Problem {
  error: unknown;
  /** Counted from 1; undefined for errors outside of the demo's own file. */
  line?: number;
  /** The version before it shows. */
  stale?: boolean;
}

interface RunEvents {
  onStart(): void;
  /** Called when the version has rendered, or failed with a problem. */
  onEnd(problem?: Problem): void;
}

/** Accepts functions, and the objects that React makes of them (`memo`, `forwardRef`). */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function componentOf(exports: { default?: unknown }): ComponentType {
  if (!isComponent(exports.default)) throw new UserFacingError('editor.noComponent');
  return exports.default;
}

/** Makes the style sheet of an edited demo from that of its page. */
export type MakeSheet = (code: string, pageSheet: string) => Promise<string>;

/** Runs the versions of an edited demo in turn, and remembers the last one that rendered. */
export class DemoRunner {
  readonly #modules: DemoModules;
  readonly #loadOriginal: LoadDemo;
  readonly #events: RunEvents;
  readonly #makeSheet: MakeSheet;
  #version = 0;
  #lastGood: DemoModule | undefined;
  /** Version on the screen: the last one that rendered, inside of its guard. */
  #shown: DemoModule | undefined;

  /** @param makeSheet for demos whose styles are made from their code */
  constructor(
    modules: DemoModules,
    loadOriginal: LoadDemo,
    events: RunEvents,
    makeSheet: MakeSheet,
  ) {
    this.#modules = modules;
    this.#loadOriginal = loadOriginal;
    this.#events = events;
    this.#makeSheet = makeSheet;
  }

  /** Finds the line of an error of the current version. */
  lineOf(error: unknown): number | undefined {
    if (error instanceof CodeSyntaxError) return error.line;
    return lineOfError(error, this.#modules.nameOf(this.#version));
  }

  /** Makes the loader of a version; it returns the previous version if this one does not load. */
  loader(code: string, variant: CodeVariant): LoadDemo {
    return async () => {
      const original = await this.#loadOriginal();
      this.#version += 1;
      const version = this.#version;
      this.#events.onStart();
      try {
        const component = componentOf(await this.#modules.run(code, variant, version));
        const sheet = original.css && (await this.#makeSheet(code, original.css));
        const guarded = this.#guarded(version, component, original, sheet);
        // A later version may have overtaken this one.
        if (version === this.#version) this.#shown = { ...original, default: guarded };
      } catch (error) {
        this.#end(version, error);
      }
      return this.#shown ?? original;
    };
  }

  #end(version: number, ...errors: unknown[]): void {
    if (version !== this.#version) return;
    const [error] = errors;
    this.#events.onEnd(errors.length > 0 ? { error, line: this.lineOf(error) } : undefined);
  }

  #guarded(
    version: number,
    Edited: ComponentType,
    original: DemoModule,
    sheet?: string,
  ): ComponentType {
    const { default: LastGood } = this.#lastGood ?? original;
    const settle = () => {
      this.#lastGood = { ...original, default: Edited };
      this.#end(version);
    };
    const fail = (error: unknown) => this.#end(version, error);
    return function EditedDemo(): ReactNode {
      return (
        <RunGuard fallback={<LastGood />} onFail={fail} onSettle={settle}>
          <Edited />
          {/* After the style sheets of all other demos, so this one wins. */}
          {sheet && createPortal(<style>{sheet}</style>, document.body)}
        </RunGuard>
      );
    };
  }
}
