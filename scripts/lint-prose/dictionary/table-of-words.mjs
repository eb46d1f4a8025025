// @ts-check
import { SHOWN } from './word.mjs';

/** @typedef {import('./word.mjs').Word} Word */

/**
 * Words that readers stumble over, and those that they search for.
 * @type {readonly Word[]}
 */
export const TABLE_OF_WORDS = [
  {
    pattern:
      /\bpeople (?:can|cannot|will|who|use|see|type|drag|click|choose|select|need|want|may|might|must|should|read|sort|filter|expect|do|often|usually|open|edit|enter|write)\b/gi,
    use: '"users"',
    kinds: SHOWN,
    wrong: 'People can drag columns.',
    right: 'Users can drag columns.',
  },
  {
    pattern: /(?<!\b(?:screen|feed|PDF|file|stream|card)[ -])\breaders?\b/gi,
    use: '"users" or "you"',
    kinds: SHOWN,
    wrong: 'Readers can sort the rows.',
    right: 'Users can sort the rows, also with screen readers.',
  },
  {
    pattern: /(?:^|[.!?:;]\s+)who(?:ever)?\b(?=[^.!?]*[.!](?:\s|$))/gi,
    use: '"if you …" or "users who …"',
    wrong: 'Fine. Who types 47 gets all rows.',
    right: 'Users who type 47 get all rows. Who is it for?',
  },
  {
    pattern: /\btruth values?\b/gi,
    use: '"boolean"',
    wrong: 'Pass a truth value.',
    right: 'Pass a boolean.',
  },
  {
    pattern: /(?<!\bfew )\b(?:hundred|ten|twenty|fifty) thousand\b/gi,
    use: 'a number, such as "100,000"',
    wrong: 'Show a hundred thousand rows.',
    right: 'Show 100,000 rows.',
  },
  {
    pattern: /\bfaults?\b/gi,
    use: '"bug" or "error"',
    wrong: 'It is a fault of 7.0.0.',
    right: 'It is a bug of 7.0.0.',
  },
  {
    pattern: /\bfaulty\b/gi,
    use: '"wrong" or "broken"',
    wrong: 'A faulty row.',
    right: 'A broken row.',
  },
  {
    pattern: /\bmend(s|ed|ing)?\b/gi,
    use: '"fix"',
    wrong: 'Version 7.1.0 mended it.',
    right: 'Version 7.1.0 fixed it.',
  },
  {
    pattern:
      /(?<!\b(?:leav\w+|left|lets?)\b[^.,;:]{0,60}|ed|\b(?:stands?|is|are|be|run|works?))\s+alone\b/gi,
    use: '"only" before the noun',
    wrong: 'This sorts the parents alone.',
    right: 'This sorts only the parents. Leave it alone.',
  },
  {
    pattern: /(?:^|[.!?]\s+)(beside)\b/gi,
    use: '"besides" (in addition) or "next to"',
    wrong: 'Beside this, pass the rows.',
    right: 'Besides this, pass the rows.',
  },
  {
    pattern: /(?:^|[.!?]\s+)(other than)\b/gi,
    use: '"unlike"',
    wrong: 'Other than CSV, Excel files keep types.',
    right: 'Unlike CSV, Excel files keep types.',
  },
  {
    pattern: /\banew\b/gi,
    use: '"again"',
    wrong: 'The grid sorts anew.',
    right: 'The grid sorts again.',
  },
  {
    pattern: /\b(?:there|here|where)(?:of|to|upon)\b/gi,
    use: '"of it", "to it" or "which"',
    wrong: 'The rows and the order thereof.',
    right: 'The rows and their order.',
  },
  {
    pattern: /\bof (?:yours|ours|theirs)\b/gi,
    use: '"your" before the noun',
    wrong: 'Pass a function of yours.',
    right: 'Pass your function.',
  },
  {
    pattern:
      /(?<!\b(?:long|short|left) )\b(?:stands?|standing|stood) (?:in(?! for)|on|at|below|beside|above|under|behind|between|before|there|here|next)\b/gi,
    use: '"is"',
    wrong: 'The label stands in the header.',
    right: 'The label is in the header. It stands for a column.',
  },
  {
    pattern:
      /\b(?:lies|lie|lay) (?:in|on|at|below|beside|above|under|behind|between|before|there|here|next|outside|inside|within)\b/gi,
    use: '"is"',
    wrong: 'The file lies in a folder.',
    right: 'The file is in a folder.',
  },
  {
    pattern: /\btells\b/gi,
    use: '"shows", "describes" or "returns"',
    kinds: SHOWN,
    wrong: 'It tells how to sort.',
    right: 'It shows how to sort.',
  },
  {
    pattern:
      /(?:\uE000|\b(?:page|guide|section|chapter|table|column|function|prop|callback|method|hook|file|comment|test|name|type|header|plugin|component|model|manifest|grid|chart|picker|demo|icon|button|label)) (?:tells?|told|says?|said|speaks?|spoke)\b/gi,
    use: '"returns", "shows" or "describes"',
    wrong: 'The function says if it is open.',
    right: 'The function returns if it is open.',
  },
  {
    pattern: /\b(?:speaks?|spoke) of\b/gi,
    use: '"mentions" or "describes"',
    wrong: 'The text speaks of rows.',
    right: 'The text describes rows.',
  },
  {
    pattern: /\bhears? (?:of|about|from)\b/gi,
    use: '"is notified of"',
    wrong: 'The grid hears of the change.',
    right: 'The grid is notified of the change.',
  },
  {
    pattern: /\btakes? the keyboard\b/gi,
    use: '"receives focus"',
    wrong: 'The cell takes the keyboard in.',
    right: 'The cell receives focus.',
  },
  {
    pattern: /\blike in\b/gi,
    use: '"as in"',
    wrong: 'Sort them like in Excel.',
    right: 'Sort them as in Excel.',
  },
  {
    pattern: /, so that\b/gi,
    use: '", so" (a result), or "so that" without the comma (a purpose)',
    wrong: 'The file is small, so that it loads fast.',
    right: 'The file is small, so it loads fast.',
  },
  {
    pattern: /\bshall\b/gi,
    use: '"must" or "should"',
    wrong: 'The list shall be short.',
    right: 'The list should be short.',
  },
  {
    pattern: /\b(?:nobody|nothing|no one|no \w+) (?:must|needs to|has to)\b/gi,
    use: '"do not need to"',
    wrong: 'Nobody must drag.',
    right: 'Users do not need to drag.',
  },
  {
    pattern: /\b(?:divided|sum|total|count) through\b/gi,
    use: '"divided by"',
    wrong: 'It is the sum through the count.',
    right: 'It is the sum divided by the count.',
  },
  {
    pattern: /\bbelongs? into\b|\binto (?:the|a|this) \w+ belongs?\b/gi,
    use: '"belongs in" or "goes in"',
    wrong: 'This code belongs into the worker.',
    right: 'This code belongs in the worker.',
  },
  {
    pattern:
      /\bat the (left|right|side)\b(?! (?:of|edge|end|moment|place|time|size|height|position|key|version|address|or|and|one|word|way|panel|spot|column|text))/gi,
    use: '"on the $1"',
    wrong: 'The menu is at the left.',
    right: 'The menu is on the left. It comes at the right time.',
  },
  {
    pattern: /\b(?:in|at) one (?:look|glance|view)\b/gi,
    use: '"at a glance"',
    wrong: 'See all rows in one look.',
    right: 'See all rows at a glance.',
  },
  {
    pattern: /\b(?:brothers?|sisters?)\b/gi,
    use: '"equivalent" or "sibling"',
    wrong: 'See its brothers in v6.',
    right: 'See its equivalents in v6.',
  },
  {
    pattern: /\bGreenwich\b/gi,
    use: '"UTC"',
    wrong: 'Dates are in Greenwich time.',
    right: 'Dates are in UTC.',
  },
  {
    pattern: /\bwithout a word\b/gi,
    use: '"by default"',
    wrong: 'Without a word from you, rows are sorted.',
    right: 'By default, rows are sorted.',
  },
];
