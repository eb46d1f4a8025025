import type { Plugin } from 'postcss';
import postcssRtlcss from 'postcss-rtlcss';
import { toLogical } from './to-logical';

/** Style sheets that others wrote for one direction; ours have logical properties. */
const WRITTEN_FOR_LTR =
  /[\\/]node_modules[\\/](?:infima|@docusaurus[\\/]theme-(?:classic|common))[\\/]/;

/**
 * Our attribute, which is there before the first paint. In `:where()` it adds no weight: what is
 * mirrored stands behind what it mirrors and yields to the same rules.
 */
const RTL = ":where([data-direction='rtl'])";

function isWrittenForLtr(file: string | undefined): boolean {
  return file !== undefined && WRITTEN_FOR_LTR.test(file);
}

/** Says start and end where these style sheets say left and right. */
export const logicalProperties: Plugin = {
  postcssPlugin: 'logical-properties',
  Once(root, { list }) {
    if (!isWrittenForLtr(root.source?.input.file)) return;
    root.walkDecls((declaration) => {
      const logical = toLogical(declaration, list.space);
      if (logical) declaration.replaceWith(logical.map((said) => declaration.clone(said)));
    });
  },
};

const rtlcss = postcssRtlcss({ mode: 'override', rtlPrefix: RTL });

/** Mirrors what CSS has no logical way to say: movements, turns and floats. */
export const mirroredRest: Plugin = {
  postcssPlugin: 'mirrored-rest',
  Once(root, helpers) {
    if (isWrittenForLtr(root.source?.input.file)) rtlcss.Once?.(root, helpers);
  },
};
