import postcss from 'postcss';

/** Classes that a style sheet has rules for. */
export function classesOfSheet(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(name);
  });
  return classes;
}

/** Classes of the elements of a page; the values of most attributes have no quotes. */
export function classesOfPage(html: string): Set<string> {
  const attributes = html.matchAll(/\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return new Set(
    [...attributes].flatMap(([, one, two, three]) => (one ?? two ?? three ?? '').split(/\s+/)),
  );
}
