import { CodeSyntaxError, type CompiledModule } from './compile';
import { UserFacingError } from './user-facing-error';

/** The function around a module. Its parameters are the globals of the module. */
export type ModuleFactory = (
  require: (request: string) => unknown,
  exports: object,
  /** Replaces `import.meta.url`. */
  moduleUrl: string,
  Worker: unknown,
) => void;

/** Makes the browser parse a module, and returns the function around it. No code of it runs. */
export type LoadFactory = (module: CompiledModule) => Promise<ModuleFactory>;

function syntaxErrorOf({ error, message, lineno }: ErrorEvent): CodeSyntaxError {
  const reason = error instanceof Error ? error.message : message;
  return new CodeSyntaxError(reason, lineno > 0 ? lineno : undefined);
}

/** Adds a script to the page. It hands the factory to its own element: no global is needed. */
function addScript(address: string, name: string): Promise<ModuleFactory> {
  return new Promise((resolve, reject) => {
    const onWindowError = (event: ErrorEvent) => {
      if (event.filename !== address && event.filename !== name) return;
      // The editor shows it.
      event.preventDefault();
      event.stopImmediatePropagation();
      reject(syntaxErrorOf(event));
    };
    const script = Object.assign(document.createElement('script'), {
      src: address,
      register: resolve,
    });
    const onEnd = () => {
      window.removeEventListener('error', onWindowError, true);
      script.remove();
      // Without effect where the script has registered its factory, or has a syntax error.
      reject(new UserFacingError('editor.notLoaded'));
    };
    window.addEventListener('error', onWindowError, true);
    script.addEventListener('load', onEnd);
    script.addEventListener('error', onEnd);
    document.head.append(script);
  });
}

/**
 * Loads a module as a script from a `blob:` address, because the site's Content-Security-Policy
 * forbids `eval`. The code begins on the first line, so lines in errors are those of the editor;
 * `sourceURL` names the module in stacks (https://tc39.es/ecma426/).
 * @throws {CodeSyntaxError} with the line, when the browser cannot parse the code
 * @throws {UserFacingError} when the browser does not load the script
 */
export const loadFactory: LoadFactory = async ({ factorySource, name }) => {
  const source = `document.currentScript.register(${factorySource})\n//# sourceURL=${name}`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return await addScript(address, name);
  } finally {
    URL.revokeObjectURL(address);
  }
};
