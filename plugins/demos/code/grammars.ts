import { Prism } from 'prism-react-renderer';

/** Grammars that prism-react-renderer does not bring; they register on a global named Prism. */
const EXTRA_GRAMMARS = ['bash', 'diff'];

/** The part of Prism's JSX grammar that matches a value in braces, three levels deep. */
const SHALLOW_BRACES = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;

const REMEDY =
  'compare plugins/demos/code/grammars.ts with the JSX grammar of prism-react-renderer';

/** Props of a grid nest deeper than that, and its whole tag would be left without colors. */
const DEPTH = 10;

function deepBraces(): string {
  let pattern = String.raw`\{[^{}]*\}`;
  for (let level = 1; level < DEPTH; level += 1) {
    pattern = String.raw`\{(?:${pattern}|[^{}])*\}`;
  }
  return `(?:${pattern})`;
}

interface Rule {
  pattern: RegExp;
  inside?: Record<string, unknown>;
}

function isRule(value: unknown): value is Rule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pattern' in value &&
    value.pattern instanceof RegExp
  );
}

/** @throws when the rule is missing or differs from the one that is patched */
function deepen(rule: unknown, name: string): Rule {
  if (!isRule(rule)) throw new Error(`Prism's grammar "${name}" is missing: ${REMEDY}`);
  // Loaders and remark plugins load this module separately and share one Prism.
  if (rule.pattern.source.includes(deepBraces())) return rule;
  const source = rule.pattern.source.replaceAll(SHALLOW_BRACES, deepBraces());
  if (source === rule.pattern.source) {
    throw new Error(`Prism's grammar "${name}" no longer limits braces as expected: ${REMEDY}`);
  }
  rule.pattern = new RegExp(source, rule.pattern.flags);
  return rule;
}

/**
 * Lets the tags of a JSX grammar hold braces that are nested deeper, in place.
 * @throws naming the grammar and the rule, when Prism has changed so that the patch does not apply
 */
export function deepenTags(grammar: object | undefined, language: string): void {
  const { tag }: { tag?: unknown } = grammar ?? {};
  const { inside } = deepen(tag, `${language}.tag`);
  deepen(inside?.script, `${language}.tag.script`);
  deepen(inside?.spread, `${language}.tag.spread`);
}

let ready = false;

/** Prism with the grammars and the depth that these docs need. */
export function preparePrism(): typeof Prism {
  if (ready) return Prism;
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism;
  EXTRA_GRAMMARS.forEach((name) => require(`prismjs/components/prism-${name}`));
  scope.Prism = before;
  ['jsx', 'tsx'].forEach((name) => deepenTags(Prism.languages[name], name));
  ready = true;
  return Prism;
}
