import { deepenTags, preparePrism } from '../grammars';

const BRACES = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;

/** The rules of a JSX grammar that find braces, each with a pattern of its own. */
function jsxGrammar({ tag = BRACES, script = BRACES, spread = BRACES } = {}) {
  const rule = (source: string) => ({ pattern: new RegExp(source) });
  return { tag: { ...rule(tag), inside: { script: rule(script), spread: rule(spread) } } };
}

function nested(depth: number): string {
  return '{'.repeat(depth) + '}'.repeat(depth);
}

it('a patched grammar finds ten levels of braces', () => {
  const grammar = jsxGrammar();
  expect(grammar.tag.pattern.exec(nested(10))?.[0]).not.toBe(nested(10));
  deepenTags(grammar, 'jsx');
  const { tag } = grammar;
  for (const { pattern } of [tag, tag.inside.script, tag.inside.spread]) {
    expect(pattern.exec(nested(10))?.[0]).toBe(nested(10));
  }
});

it('takes a grammar that another copy of the module has patched', () => {
  const grammar = jsxGrammar();
  deepenTags(grammar, 'jsx');
  const patched = grammar.tag.pattern.source;
  deepenTags(grammar, 'jsx');
  expect(grammar.tag.pattern.source).toBe(patched);
});

it.each(['tag', 'script', 'spread'])('stops where the rule "%s" is another one', (rule) => {
  const name = rule === 'tag' ? 'tsx.tag' : `tsx.tag.${rule}`;
  expect(() => deepenTags(jsxGrammar({ [rule]: 'other' }), 'tsx')).toThrow(
    `Prism's grammar "${name}" no longer limits braces as expected`,
  );
});

it.each([
  ['no grammar', undefined, 'jsx.tag'],
  ['no rule for tags', {}, 'jsx.tag'],
  ['no rule for values', { tag: { pattern: new RegExp(BRACES) } }, 'jsx.tag.script'],
])('stops where there is %s', (_, grammar, name) => {
  expect(() => deepenTags(grammar, 'jsx')).toThrow(`Prism's grammar "${name}" is missing`);
});

it('the grammars that are installed take the patch', () => {
  expect(preparePrism).not.toThrow();
});
