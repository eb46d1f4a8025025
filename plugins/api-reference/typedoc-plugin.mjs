// @ts-check
/**
 * The part of the generator that runs inside TypeDoc: a router that makes one page per documented
 * name, and a theme that writes it. TypeDoc loads plugins as modules; what is done is written in
 * TypeScript and loaded from there.
 */
import createJiti from 'jiti';
import { micromark } from 'micromark';
import { BaseRouter, Converter, PageKind, ParameterType } from 'typedoc';
import { MarkdownTheme } from 'typedoc-plugin-markdown';

const load_ = createJiti(import.meta.url, { interopDefault: true });
/** @type {typeof import('./reference-writer')} */
const { ReferenceWriter } = load_('./reference-writer.ts');

/**
 * Called by TypeDoc.
 * @param {import('typedoc').Application} app
 */
export function load(app) {
  app.options.addDeclaration({
    name: 'apiReference',
    help: 'File that says what is documented and where the data goes',
    type: ParameterType.Path,
  });
  /** @type {InstanceType<typeof ReferenceWriter> | undefined} */
  let opened;
  const writer = () =>
    (opened ??= new ReferenceWriter(String(app.options.getValue('apiReference')), micromark));

  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context, reflection) => {
    const symbol = context.getSymbolFromReflection(reflection);
    if (symbol) writer().collect(reflection, symbol, context.checker);
  });

  class ApiRouter extends BaseRouter {
    /** @param {import('typedoc').ProjectReflection} project */
    buildPages(project) {
      this.usedFileNames = new Set();
      return writer()
        .pages(project)
        .map(({ url, model }) => {
          this.fullUrls.set(model, url);
          return { kind: PageKind.Reflection, model, url };
        });
    }

    /** @param {import('typedoc').RouterTarget} target */
    getIdealBaseName(target) {
      return target.name;
    }
  }

  class ApiTheme extends MarkdownTheme {
    /** @param {import('typedoc-plugin-markdown').MarkdownPageEvent<import('typedoc').Reflection>} page */
    render(page) {
      return writer().render(page.url, page.model);
    }

    getNavigation() {
      return [];
    }
  }

  app.renderer.defineRouter('api-reference', ApiRouter);
  app.renderer.defineTheme('api-reference', ApiTheme);
}
