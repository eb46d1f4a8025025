import { classesInCode, classesInSheet } from '../tailwind-sheet';

jest.mock('@generated/demo-libraries/default/tailwind.json', () => ({}), { virtual: true });

it('finds words in strings, and no names of props', () => {
  const found = classesInCode(
    `export default ({ flex }) => <b className="p-4 dark:bg-sky-950" id={\`grid \${flex} mt-[3px]\`} />;`,
  );
  expect(found).toEqual(expect.arrayContaining(['p-4', 'dark:bg-sky-950', 'grid', 'mt-[3px]']));
  expect(found).not.toContain('className');
});

it('finds the classes of a sheet, as they are written in code', () => {
  const sheet = `.p-4 {
  padding: 1rem;
}
.dark\\:bg-sky-950 {
  &:where([data-theme='dark']) {
    color: red;
  }
}
.mt-\\[3px\\] {
}
@property --tw-border-style {
}`;
  expect(classesInSheet(sheet)).toEqual(['p-4', 'dark:bg-sky-950', 'mt-[3px]']);
});
