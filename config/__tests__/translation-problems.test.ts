import { translationProblems, type Texts } from './translation-problems';

function texts(messages: Record<string, string>): Texts {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message }]));
}

const ENGLISH = texts({ copy: 'Copy', of: 'Code of {name}', pro: 'Pro', pair: '{a} - {b}' });
const RIGHT = { copy: '复制', of: '{name} 的代码', pro: 'Pro', pair: '{a} - {b}' };

it('finds nothing where every text is translated', () => {
  expect(translationProblems(ENGLISH, texts(RIGHT))).toEqual([]);
});

it('accepts only the English words that the language borrows', () => {
  const english = texts({ slot: 'Slot', prop: 'Prop' });
  expect(translationProblems(english, english, ['Slot'])).toEqual(['"prop" is still English']);
});

it.each([
  ['a text that is missing', { ...RIGHT, copy: undefined }, '"copy" is missing'],
  ['a text that is empty', { ...RIGHT, copy: ' ' }, '"copy" is missing'],
  ['a text that is still English', { ...RIGHT, copy: 'Copy' }, '"copy" is still English'],
  [
    'a placeholder that is missing',
    { ...RIGHT, of: '代码' },
    '"of" needs the placeholders "{name}", has ""',
  ],
  [
    'a placeholder that was translated',
    { ...RIGHT, of: '{名} {nome} 的代码' },
    '"of" needs the placeholders "{name}", has "{nome}"',
  ],
  [
    'a text that the site does not have',
    { ...RIGHT, old: '旧' },
    '"old" is not a text of the site',
  ],
])('finds %s', (_, own, problem) => {
  const given = Object.entries(own).filter((entry): entry is [string, string] => !!entry[1]);
  expect(translationProblems(ENGLISH, texts(Object.fromEntries(given)))).toEqual([problem]);
});
