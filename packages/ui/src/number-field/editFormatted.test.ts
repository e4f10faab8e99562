import { expect, it } from 'vitest'
import { editFormatted } from './editFormatted'

const isTyped = /[\d.-]/u
/** The caret is the bar. */
const edit = (before: string, after: string) => {
  const caret = after.indexOf('|')
  const { text, caret: next } = editFormatted(before, { text: after.replace('|', ''), caret }, isTyped)
  return `${text.slice(0, next)}|${text.slice(next)}`
}

it.each([
  ['$1,234', '$1,2345|', '12345|'],
  ['$1,234', '$1,23|', '123|'],
  ['$1,234', '$1,|34', '1|34'],
  ['$1,234', '$19|,234', '19|234'],
  ['$1,234', '$9|1,234', '9|1234'],
  ['$1,234', '|1,234', '|1234'],
  ['$1,234', '$1|234', '1|234'],
  ['1,111', '1,1|1', '11|1'],
  ['1,111', '1,1111|', '11111|'],
  ['-$1,234', '-$|234', '-|234'],
  ['$1,234', '|', '|'],
])('%s changed to %s is %s', (before, after, expected) => {
  expect(edit(before, after)).toBe(expected)
})

it('leaves as it is what is pasted over everything', () => {
  expect(edit('$1,234', '($5,678)|')).toBe('($5,678)|')
  expect(edit('$1,234', 'abc|')).toBe('abc|')
})
