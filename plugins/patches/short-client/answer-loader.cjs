// @ts-check
const path = require('node:path');

/** Questions that scripts ask while they run, of which this site knows the answers. */
const ANSWERS = [
  {
    // Whether pages have their addresses in the hash.
    file: 'clientEntry.js',
    question: "siteConfig.future.experimental_router === 'hash'",
    answer: 'false',
  },
  {
    // Whether React has contexts.
    file: 'react-router.js',
    question: 'React.createContext || createReactContext',
    answer: 'React.createContext',
  },
];

/**
 * Answers the question of a script, so the bundler leaves out what another answer needs.
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function answerLoader(source) {
  const found = ANSWERS.find(({ file }) => file === path.basename(this.resourcePath));
  if (!found || !source.includes(found.question)) {
    throw new Error(`${this.resourcePath} asks in another way`);
  }
  return source.replace(found.question, found.answer);
};
