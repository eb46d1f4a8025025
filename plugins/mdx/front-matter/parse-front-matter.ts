import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { ParseFrontMatter } from '@docusaurus/types';
import { PLANS } from '../../../model/plans';
import { lineOfKey } from '../../../model/translations/front-matter-text';
import type { TitleOf } from '../../../model/titles/create-titles';
import { parseRecord, RecordError, RECORD_KEY } from '../../../model/translations/record';
import { isInReference, pathnameOf, placeOf } from '../../site-pages/page-place';
import { isPost, POST_SCHEMA, withAddress } from './post';

/** Keys of front matter; any other key is a typo. */
const SCHEMA = Joi.object({
  /** Of pages that the dictionary of titles does not know: see `titleFor`. */
  title: Joi.string(),
  description: Joi.string().max(200).required(),
  /** Other words for the page's subject, for the search. */
  keywords: Joi.array().items(Joi.string()),
  /** Exports that the page documents; its API section is made from them. */
  components: Joi.array().items(Joi.string().pattern(/^\w+$/)),
  /** Names in inline code that look like names of the reference and are none, and why. */
  namesNotInReference: Joi.array().items(
    Joi.object({ name: Joi.string().required(), reason: Joi.string().required() }),
  ),
  plan: Joi.string().valid(...PLANS),
  planned: Joi.boolean(),
  newFeature: Joi.boolean(),
  /** Subject of a page of the API reference; plugins/api-reference writes it. */
  api: Joi.string().valid('component', 'interface', 'index'),
  /** Pages that the build writes have nothing to edit. */
  custom_edit_url: Joi.valid(null),
});

type Entries = Record<string, unknown>;

/** Translated pages are below `i18n/<language>/`. */
const TRANSLATED = /[\\/]i18n[\\/]/;

/**
 * Checks what a translated page records about itself.
 * @throws {RecordError} if the record breaks the rules, or the page is not a translation
 */
function checkRecord(record: unknown, filePath: string): void {
  if (record !== undefined && !TRANSLATED.test(filePath)) {
    throw new RecordError([RECORD_KEY], 'is only allowed in translated pages');
  }
  parseRecord(record);
}

/** What is wrong in the front matter of a page, and the keys that lead to it. */
interface Fault {
  keys: readonly string[];
  message: string;
}

function findFault(
  { [RECORD_KEY]: record, ...others }: Entries,
  file: string,
  siteDir: string,
): Fault | undefined {
  const schema = isPost(file, siteDir) ? POST_SCHEMA : SCHEMA;
  const { error } = schema.validate(others, { convert: false });
  if (error) return { keys: [String(error.details[0]?.path[0] ?? '')], message: error.message };
  try {
    checkRecord(record, file);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof RecordError) return thrown;
    throw thrown;
  }
}

/** Where titles of pages come from. */
interface Titles {
  /** Root of the project. */
  siteDir: string;
  /** The dictionary, in the language of the pages; undefined for versions that have none. */
  titleOf: TitleOf | undefined;
}

/** Of a written page: pages of the reference have names, which are in their front matter. */
function titleInDictionary(file: string, { siteDir, titleOf }: Titles) {
  const place = titleOf && placeOf(file, siteDir);
  if (!place || isInReference(place)) return undefined;
  return { found: titleOf(pathnameOf(place)) };
}

/** The title of a page, which has exactly one place: the dictionary, or its front matter. */
function titleFor(
  { title }: Entries,
  file: string,
  titles: Titles,
): { title?: unknown; fault?: Fault } {
  const listed = titleInDictionary(file, titles);
  if (!listed) {
    return title === undefined
      ? { fault: { keys: [], message: '"title" is required' } }
      : { title };
  }
  if (title !== undefined) {
    const message = 'model/titles has the titles of pages: remove "title"';
    return { fault: { keys: ['title'], message } };
  }
  if (!listed.found) {
    return {
      fault: { keys: [], message: 'the page is not in the navigation, so it has no title' },
    };
  }
  return { title: listed.found.title };
}

/**
 * Parses and checks the front matter of every Markdown page, and adds the title. What a translation
 * records about itself is checked and left out: it is for translators, and metadata is loaded with
 * each page.
 * @returns a parser that throws with file and line when a page breaks the schema
 */
export function frontMatterParser(titles: Titles): ParseFrontMatter {
  return async (params) => {
    const { filePath, fileContent } = params;
    const parsed = await params.defaultParseFrontMatter(params);
    // A file with an underscore is a part of a page, which has no front matter.
    if (path.basename(filePath).startsWith('_')) return parsed;
    const named = titleFor(parsed.frontMatter, filePath, titles);
    const fault = named.fault ?? findFault(parsed.frontMatter, filePath, titles.siteDir);
    if (fault) {
      const line = lineOfKey(fileContent, fault.keys);
      throw new Error(`${filePath}:${line}: front matter: ${fault.message}`);
    }
    const { [RECORD_KEY]: _record, ...frontMatter } = parsed.frontMatter;
    const titled = { title: named.title, ...frontMatter };
    return {
      ...parsed,
      frontMatter: isPost(filePath, titles.siteDir) ? withAddress(titled) : titled,
    };
  };
}
