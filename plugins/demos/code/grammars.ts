import { Prism } from 'prism-react-renderer';

/** Grammars that prism-react-renderer does not bring; they register on a global named Prism. */
const EXTRA_GRAMMARS = ['bash', 'diff'];

/** The part of Prism's JSX grammar that matches a value in braces, three levels deep. */
const SHALLOW_BRACES = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;

/** Props of a grid nest deeper than that, and its whole tag would be left without colours. */
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

function deepen(rule: Rule, deep: string): void {
  const source = rule.pattern.source.replaceAll(SHALLOW_BRACES, deep);
  rule.pattern = new RegExp(source, rule.pattern.flags);
}

function deepenJsx(language: string): void {
  const grammar: Record<string, unknown> = { ...Prism.languages[language] };
  const tag = grammar.tag;
  if (!isRule(tag)) throw new Error(`Prism's grammar "${language}" has no rule for tags`);
  const deep = deepBraces();
  deepen(tag, deep);
  [tag.inside?.script, tag.inside?.spread].filter(isRule).forEach((rule) => deepen(rule, deep));
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
  ['jsx', 'tsx'].forEach(deepenJsx);
  ready = true;
  return Prism;
}
