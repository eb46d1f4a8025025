// @ts-check

/** @typedef {import('./word.mjs').Word} Word */

/** Words that have "-is-" in American English too, without what follows. */
const KEPT = [
  'adv advert appra ar bru chast circumc comprom compr conc cr cru dem desp dev disgu enterpr exc',
  'exerc expert fra franch gu improv ir lia likew merchand no otherw parad po pra prec prem prom ra',
  'rev superv surm surpr telev tort treat turquo clockw counterclockw stepw pairw bitw elementw',
]
  .join(' ')
  .replaceAll(' ', '|');

/** @type {readonly Word[]} */
export const AMERICAN_SPELLING = [
  {
    pattern:
      /\b(\w*(?:col|fav|behavi|lab|hon|neighb|hum|rum|harb|vap|flav|endeav|arm|od|val|rig|vig|splend))our(s|ed|ing|ful|able|ite|ites|less|al|hood|er|ers)?\b/gi,
    use: '"$1or$2"',
    wrong: 'Set the colour of the line.',
    right: 'Set the color of the line.',
  },
  {
    pattern: /\bgrey(s|ed|ish|scale)?\b/gi,
    use: '"gray$1"',
    wrong: 'The row is grey.',
    right: 'The row is gray.',
  },
  {
    pattern: /\blicenc(e|es|ed|ing)\b/gi,
    use: '"licens$1"',
    wrong: 'Set your licence key.',
    right: 'Set your license key.',
  },
  {
    pattern: /\bpractis(e|es|ed|ing)\b/gi,
    use: '"practic$1"',
    wrong: 'You can practise here.',
    right: 'You can practice here.',
  },
  {
    pattern:
      /\b(cent|theat|fib|lit|calib|spect|(?:\w*[^\Waeiou])?(?:kilo|centi|milli)?met)re(s|d)?\b/gi,
    use: '"$1er$2"',
    wrong: 'Place the label in the centre.',
    right: 'Place the label in the center.',
  },
  {
    pattern:
      /\b((?:un|re|dis)?(?:cancel|travel|label|model|signal|level|fuel|total|channel|tunnel|marshal|initial|dial|equal|panel|marvel|quarrel|counsel|tot|funnel))l(ed|ing|er|ers)\b/gi,
    use: '"$1$2"',
    wrong: 'The request was cancelled.',
    right: 'The request was canceled.',
  },
  {
    pattern: new RegExp(
      `\\b(?!(?:un|re|dis|mis|im)?(?:${KEPT})is)(\\w{2,})is(e|es|ed|er|ers|ing|ation|ations|able)\\b`,
      'gi',
    ),
    use: '"$1iz$2"',
    wrong: 'You can customise the tooltip.',
    right: 'You can customize the tooltip. Otherwise, raise it precisely as promised.',
  },
  {
    pattern: /\b(anal|paral|catal)ys(e|ed|ing|er|ers)\b/gi,
    use: '"$1yz$2"',
    wrong: 'Use it to analyse sales.',
    right: 'Use it to analyze sales.',
  },
  {
    pattern: /\b(def|off|pret)ence(s|less)?\b/gi,
    use: '"$1ense$2"',
    wrong: 'It is a defence against errors.',
    right: 'It is a defense against errors.',
  },
  {
    pattern: /\b(burn|learn|dream|lean|spoil)t\b/gi,
    use: '"$1ed"',
    wrong: 'You have learnt to sort.',
    right: 'You have learned to sort.',
  },
  {
    pattern: /\b(?:whil|among)st\b/gi,
    use: '"while" or "among"',
    wrong: 'Wait whilst the rows load.',
    right: 'Wait while the rows load.',
  },
  {
    pattern: /\b(fulfil|enrol|instal|skil)(s|ment|ments|ful|fully)?\b/gi,
    use: '"$1l$2"',
    wrong: 'The rows fulfil the condition.',
    right: 'The rows fulfill the condition.',
  },
  {
    pattern: /\bart(e)fact(s)?\b/gi,
    use: '"artifact$2"',
    wrong: 'The build has two artefacts.',
    right: 'The build has two artifacts.',
  },
  {
    pattern:
      /\b(?:programme|cheque|tyre|kerb|aluminium|mould|plough|pyjamas|sceptic|cosy|ageing|draught)s?\b/gi,
    use: 'its American spelling',
    wrong: 'Pay by cheque.',
    right: 'Pay by check.',
  },
];
