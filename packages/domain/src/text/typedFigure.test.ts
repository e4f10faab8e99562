import { expect, it } from 'vitest'
import { typedFigure } from './typedFigure'

it.each([
  [' -$2,500 ', '-2500'],
  ['$1,234.56', '1234.56'],
  ['-5', '-5'],
  ['$-5', '-5'],
  ['5$', '5$'],
  ['$$5', '$5'],
  ['abc', 'abc'],
  ['', ''],
])('of %j leaves %j', (text, left) => {
  expect(typedFigure(text)).toBe(left)
})
