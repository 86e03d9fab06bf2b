import { expect, test } from 'vitest';
import { csvHead, csvRow } from './csv.ts';

const cellOf = (text: string) => csvRow(['text'], { text }).replace(/\r\n$/, '');

test('a row has its values in the order of the column names', () => {
  expect(csvHead(['name', 'id'])).toBe('\uFEFFname,id\r\n');
  expect(csvRow(['name', 'id'], { id: 2, name: 'आशा' })).toBe('आशा,2\r\n');
});

test('separators, quotes and line breaks stay inside their cell', () => {
  expect(cellOf('a, b')).toBe('"a, b"');
  expect(cellOf('say "hi"')).toBe('"say ""hi"""');
  expect(cellOf('a;=1')).toBe('"a;=1"');
  expect(cellOf('one\ntwo')).toBe('"one\ntwo"');
});

test.each([
  ...['=1+1', '+977 9800000000', '-2', '@SUM(A1)', ' =1', '\u200b=1', '\ufeff=1', '\u00a0-1'],
  ...['＝1+1', '＠SUM(A1)'],
])('a spreadsheet shows %j as text and runs nothing', (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

test.each(['\t=1', '\r1', '\n1'])('a cell that begins with %j is text in quotes', (text) => {
  expect(cellOf(text)).toBe(`"'${text}"`);
});

test('a formula that needs quotes has its apostrophe inside them', () => {
  expect(cellOf('=HYPERLINK("https://bad.example")')).toBe('"\'=HYPERLINK(""https://bad.example"")"');
});
