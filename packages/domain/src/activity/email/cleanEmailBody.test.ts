import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenStyles, inlinedEmail, plainEmail } from '../../../cases/emailBodies'
import { htmlParts, htmlSource } from '../../text/html/htmlParts'
import { cleanEmailBody } from './cleanEmailBody'

describe('the body of an email', () => {
  it.each([
    ['<p style="color: red">Hi</p>', '<p>Hi</p>'],
    ["<p style='a>b'>Hi</p>", '<p>Hi</p>'],
    ['<P STYLE = red dir=rtl>Hi</P>', '<P dir=rtl>Hi</P>'],
    ['<br style="x"/>', '<br/>'],
    ['<p style>Hi</p>', '<p>Hi</p>'],
    ['<p style="a" style="b">Hi</p>', '<p>Hi</p>'],
    ['<span data-ink="red">Hi</span>', '<span>Hi</span>'],
    [
      '<a href="https://x.test/?style=1" style="x">style="y"</a>',
      '<a href="https://x.test/?style=1">style="y"</a>',
    ],
    [
      '<p data-style="x" class="style">a &lt;p style="x"&gt; b</p>',
      '<p data-style="x" class="style">a &lt;p style="x"&gt; b</p>',
    ],
  ])('%s is sent as %s [O-195] [S-478] [S-822] [OP-047]', (html, sent) => {
    expect(cleanEmailBody(html)).toBe(sent)
  })

  it.each([2, 3, 4, 5, 6])('has %i empty paragraphs as one [O-196] [S-822] [D-44]', (count) => {
    expect(cleanEmailBody(`<p>a</p>${'<p style="x"><br></p>'.repeat(count)}<p>b</p>`)).toBe(
      '<p>a</p><p><br></p><p>b</p>',
    )
  })

  it('has no style of an email that has every style inlined [O-195]', () => {
    expect(cleanEmailBody(inlinedEmail)).toBe(plainEmail)
  })

  it.each(hiddenStyles)('has no style that hides: %s [O-195]', (html) => {
    const styles = (text: string) =>
      htmlParts(text).flatMap((part) =>
        part.kind === 'tag' ? part.attributes.filter(({ name }) => name === 'style') : [],
      )
    const textOf = (text: string) =>
      htmlParts(text).flatMap((part) => (part.kind === 'tag' ? [] : [htmlSource(part)]))
    expect(styles(html).length).toBeGreaterThan(0)
    expect(styles(cleanEmailBody(html))).toEqual([])
    expect(textOf(cleanEmailBody(html))).toEqual(textOf(html))
  })

  it('is the same when it is cleaned again, and no text of it is lost', () => {
    const piece = fc.constantFrom(
      ...[
        '<p>',
        '</p>',
        '<p></p>',
        '<p style="x"></p>',
        '<br>',
        'text',
        ' style="x"',
        '"',
        '>',
        '<',
        '&nbsp;',
      ],
      ...['<!-- style -->', "<b style='y' title='a > b'>", '</b>', '<a style=z href=q>', '</a>'],
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = pieces.join('')
        const once = cleanEmailBody(html)
        expect(cleanEmailBody(once)).toBe(once)
        expect(once.split('text')).toHaveLength(html.split('text').length)
      }),
    )
  })
})
