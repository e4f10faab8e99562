import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmptyHtml, isSameHtml } from './emptyHtml'

describe('isEmptyHtml', () => {
  it.each([
    '',
    '   ',
    '<p></p>',
    '<p><br></p>',
    '<p><br/>\n</p>',
    '<p>&nbsp;</p>',
    '<P>&#160;&#xA0;</P>',
    '<!-- a note --><div>\u200b\u00ad</div>',
    '<p class="ql-placeholder"><span data-ink="red"></span></p>',
  ])('is true of %j', (html) => {
    expect(isEmptyHtml(html)).toBe(true)
  })

  it.each(['a', '<p>.</p>', '2 < 3', '<p>&amp;</p>', '<p>{{Signature}}</p>', '<!-- a --> b', '<1'])(
    'is false of %j',
    (html) => {
      expect(isEmptyHtml(html)).toBe(false)
    },
  )

  it('never throws, and a word in a paragraph is something', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isEmptyHtml(text) === 'boolean'))
    fc.assert(fc.property(fc.stringMatching(/^[a-z0-9]+$/), (word) => !isEmptyHtml(`<p>${word}</p>`)))
  })
})

it.each([
  ['<p>Hi</p>', '<p>Hi</p>', true],
  ['', '<p><br></p>', true],
  ['<p>Hi</p>', '<p><br></p>', false],
  ['<p>Hi</p>', '<p>Hello</p>', false],
])('%j and %j are the same text: %s', (one, other, expected) => {
  expect(isSameHtml(one, other)).toBe(expected)
})
