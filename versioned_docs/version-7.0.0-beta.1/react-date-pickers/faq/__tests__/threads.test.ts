import fs from 'node:fs';
import path from 'node:path';

const page = fs.readFileSync(path.resolve(__dirname, '../index.mdx'), 'utf8');
const [, ...answers] = page.split(/^### /m);

it('has at least 15 questions', () => {
  expect(answers.length).toBeGreaterThanOrEqual(15);
});

it.each(answers.map((answer) => [answer.split(' {/*')[0], answer]))(
  '%s links to a public thread',
  (_question, answer) => {
    const threads = answer?.matchAll(
      /\[#(\d+)\]\(https:\/\/github\.com\/mui\/mui-x\/issues\/(\d+)\)/g,
    );
    const numbers = [...(threads ?? [])].map(([, shown, linked]) => [shown, linked]);
    expect(numbers).not.toEqual([]);
    for (const [shown, linked] of numbers) expect(linked).toBe(shown);
  },
);
