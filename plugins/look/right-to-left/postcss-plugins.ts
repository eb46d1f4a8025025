import type { Plugin } from 'postcss';
import postcssRtlcss from 'postcss-rtlcss';
import { toLogical } from './to-logical';

/** Style sheets that others wrote for one direction; ours have logical properties. */
const WRITTEN_FOR_LTR =
  /[\\/]node_modules[\\/](?:infima|@docusaurus[\\/]theme-(?:classic|common))[\\/]/;

/**
 * Attribute of this site, which is set before the first paint. In `:where()` it does not add
 * specificity: mirrored rules follow the original ones and are overridden by the same rules.
 */
const RTL = ":where([data-direction='rtl'])";

function isWrittenForLtr(file: string | undefined): boolean {
  return file !== undefined && WRITTEN_FOR_LTR.test(file);
}

/** Replaces left and right in these style sheets by start and end. */
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

/** Mirrors properties without logical equivalents: transforms and floats. */
export const mirroredRest: Plugin = {
  postcssPlugin: 'mirrored-rest',
  Once(root, helpers) {
    if (isWrittenForLtr(root.source?.input.file)) rtlcss.Once?.(root, helpers);
  },
};
