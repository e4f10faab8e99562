import { expect, it } from 'vitest'
import { drawnItems, type PageItem } from './pageItem'

const items = (text: string): readonly PageItem[] =>
  text.split(' ').map((word) => (word === '…' ? { kind: 'ellipsis' } : { kind: 'page', page: Number(word) }))
const shown = (text: string): string =>
  drawnItems(items(text))
    .map((item) => (item.kind === 'page' ? item.page : '…'))
    .join(' ')

it.each([
  ['1 2 3 4 … 22 23 24 25', '1 2 3 4 … 22 23 24 25'],
  ['1 … 100000', '1 … 100000'],
  ['1 1 2', '1 2'],
  ['NaN 1 -1 0 2.5 Infinity 2', '1 2'],
  ['… 1 … … 5 …', '1 … 5'],
  ['NaN', ''],
])('draws %s as %s', (given, drawn) => {
  expect(shown(given)).toBe(drawn)
})
