/**
 * Splits the text of a CSV file into lines and values. Quoted values may contain delimiters, line
 * breaks and doubled quotes.
 */
export function parseCsv(text: string, delimiter = ','): string[][] {
  const lines: string[][] = [[]];
  let value = '';
  let quoted = false;
  const endValue = () => {
    lines.at(-1)?.push(value);
    value = '';
  };
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let index = 0; index < source.length; index += 1) {
    const letter = source.charAt(index);
    if (quoted && letter === '"' && source.charAt(index + 1) === '"') {
      value += '"';
      index += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === delimiter) endValue();
    else if (!quoted && letter === '\n') {
      endValue();
      lines.push([]);
    } else value += letter;
  }
  endValue();
  return lines.filter((line) => line.some((each) => each !== ''));
}
