import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutEmptyRuns } from './emptyParagraphs'

const empty = [
  '<p></p>',
  '<p> \n</p>',
  '<p>&nbsp;</p>',
  '<p>\u00a0</p>',
  '<p><br></p>',
  '<p> <br/> </p>',
  '<P dir="rtl"></P>',
]
const filled = [
  '<p>a</p>',
  '<p><b></b></p>',
  '<p><!-- x --></p>',
  '<p><br><br></p>',
  '<div></div>',
  'b',
  '<br>',
  '<p>',
  '</p>',
]

describe('withoutEmptyRuns', () => {
  it.each([2, 3, 4, 5, 6, 12])('makes %i empty paragraphs one [S-479] [O-196] [D-44]', (count) => {
    const run = '<p></p>'.repeat(count)
    expect(withoutEmptyRuns(run)).toBe('<p></p>')
    expect(withoutEmptyRuns(`<p>a</p>${run}<p>b</p>`)).toBe('<p>a</p><p></p><p>b</p>')
  })

  it.each(empty)('takes %j for an empty one [OP-047]', (paragraph) => {
    expect(withoutEmptyRuns(`<p></p>${paragraph}x`)).toBe('<p></p>x')
    expect(withoutEmptyRuns(`${paragraph} \n ${paragraph}x`)).toBe(`${paragraph}x`)
  })

  it.each(filled)('takes %j for none', (html) => {
    expect(withoutEmptyRuns(`<p></p>${html}<p></p>`)).toBe(`<p></p>${html}<p></p>`)
  })

  it('keeps a single one, the blanks around a run, and everything else', () => {
    const html = '<h1>Hi</h1> <p></p> <p>a &amp; b</p>'
    expect(withoutEmptyRuns(html)).toBe(html)
    expect(withoutEmptyRuns(' <p></p> <p></p> ')).toBe(' <p></p> ')
    expect(withoutEmptyRuns('')).toBe('')
  })

  it('does the same the second time, and leaves no run', () => {
    const html = fc.array(fc.constantFrom(...empty, ...filled, ' ')).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(html, (text) => {
        const once = withoutEmptyRuns(text)
        expect(withoutEmptyRuns(once)).toBe(once)
      }),
      { numRuns: 200 },
    )
  })
})
