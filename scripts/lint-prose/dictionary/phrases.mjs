// @ts-check
import { SHOWN } from './word.mjs';

/** @typedef {import('./word.mjs').Word} Word */

/**
 * Phrases that natives do not write.
 * @type {readonly Word[]}
 */
export const PHRASES = [
  {
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|better\b|worse\b|different\b|one\b|doubt\b|need\b|larger\b|bigger\b|smaller\b|wider\b|higher\b|later\b|older\b|newer\b)\w+/gi,
    use: '"is not a …"',
    wrong: 'This value is no number.',
    right: 'This value is not a number. There is no limit.',
  },
  {
    pattern: /\b(?:has|have|had) no [\w ]{1,30}of (?:its|their|your|his) own\b/gi,
    use: '"does not have its …"',
    wrong: 'The row has no menu of its own.',
    right: 'The row does not have its own menu.',
  },
  {
    pattern:
      /(?<!\b(?:keep|keeps|kept|has|have|speaks?)\b[^.,;:]{0,40})\bfor (?:itself|themselves)\b/gi,
    use: '"independently" or "on its own"',
    wrong: 'Each section wraps for itself.',
    right: 'Each section wraps independently.',
  },
  {
    pattern: /\b(allow|enable|permit|let)s? to (?!me\b)(\w+)/gi,
    use: '"$1s you to $2"',
    wrong: 'This prop allows to sort.',
    right: 'This prop allows you to sort.',
  },
  {
    pattern: /\bper default\b/gi,
    use: '"by default"',
    wrong: 'Per default, it is off.',
    right: 'By default, it is off.',
  },
  {
    pattern: /\bdifferent (?:to|than)\b/gi,
    use: '"different from"',
    wrong: 'It is different to v6.',
    right: 'It is different from v6.',
  },
  {
    pattern: /\bdepend(s|ed|ing)? (?:of|from)\b/gi,
    use: '"depend$1 on"',
    wrong: 'It depends of the size.',
    right: 'It depends on the size.',
  },
  {
    pattern: /\bindependent(ly)? from\b/gi,
    use: '"independent$1 of"',
    wrong: 'It is independent from the theme.',
    right: 'It is independent of the theme.',
  },
  {
    pattern: /\bin the (web|internet)(?=[.,;:!?)]|$)/gi,
    use: '"on the $1"',
    wrong: 'Find it in the web.',
    right: 'Find it on the web. It is in the web app.',
  },
  {
    pattern: /\bhow (?:it|they|this|that) looks? like\b/gi,
    use: '"what it looks like"',
    wrong: 'See how it looks like.',
    right: 'See what it looks like.',
  },
  {
    pattern: /\bsame like\b|\b(?:equal|identical) as\b/gi,
    use: '"the same as" or "equal to"',
    wrong: 'The order is the same like before.',
    right: 'The order is the same as before.',
  },
  {
    pattern: /\b(?:informations|advices|softwares|datas|feedbacks|evidences)\b/gi,
    use: 'the singular',
    wrong: 'Pass the informations as props.',
    right: 'Pass the information as props.',
  },
  {
    pattern:
      /\b(?:lest|hitherto|henceforth|notwithstanding|hereby|therein|wherein|nigh|albeit|forthwith)\b/gi,
    use: 'a common word',
    wrong: 'Set a height, lest it grows.',
    right: 'Set a height, or it grows.',
  },
  {
    pattern: /\bupon\b/gi,
    use: '"on" or "when"',
    wrong: 'It loads upon opening.',
    right: 'It loads when it opens.',
  },
  {
    pattern: /\b(?:simply|just|easily) (?:use|add|pass|set|call|import)\b/gi,
    use: 'the verb without it',
    kinds: SHOWN,
    wrong: 'Simply pass the rows.',
    right: 'Pass the rows.',
  },
  {
    pattern: /\bdiscuss(es|ed|ing)? about\b/gi,
    use: '"discuss$1"',
    wrong: 'We discuss about rows.',
    right: 'We discuss rows.',
  },
  {
    pattern: /\bBugs? in (?:%installed:[^%]+%|\d+(?:\.\d+)*(?![\d.]))(?!, (?:fixed|not fixed)\b)/g,
    use: 'the release that fixes it: "Bug in …, fixed in …" or "…, not fixed in …"',
    kinds: SHOWN,
    wrong: 'Bug in 7.0.0: the popup does not close.',
    right: 'Bug in 7.0.0, fixed in 7.1.0: the popup does not close.',
  },
];
