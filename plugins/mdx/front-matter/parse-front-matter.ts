import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { ParseFrontMatter } from '@docusaurus/types';
import { PLANS } from '../../../model/plans';

/** Keys of front matter; any other key is a typo. */
const SCHEMA = Joi.object({
  title: Joi.string().required(),
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

function lineOf(key: string, fileContent: string): number {
  const index = fileContent.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}

/**
 * Parses and checks the front matter of every Markdown page.
 * @throws with file and line when a page breaks the schema
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  // A file with an underscore is a part of a page, which has no front matter.
  if (path.basename(params.filePath).startsWith('_')) return parsed;
  const { error } = SCHEMA.validate(parsed.frontMatter, { convert: false });
  if (error) {
    const key = String(error.details[0]?.path[0] ?? '');
    throw new Error(
      `${params.filePath}:${lineOf(key, params.fileContent)}: front matter: ${error.message}`,
    );
  }
  return parsed;
};
