import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { htmlParts, htmlSource, type HtmlPart } from './htmlParts'

const joined = (parts: readonly HtmlPart[]) => parts.map(htmlSource).join('')
const shown = (html: string) =>
  htmlParts(html).map((part) =>
    part.kind === 'tag'
      ? [part.isEnd ? `/${part.name}` : part.name, ...part.attributes.map(({ name }) => name)]
      : part.source,
  )

/** Text made of what HTML is made of, so that tags, quotes and comments meet in every way. */
const htmlLike = fc
  .array(
    fc.constantFrom(
      ...['<', '>', '/', '=', '"', "'", ' ', '\n', '!', '-', '--', '<p', '</p>', '<br/>', '<!--', '-->'],
      ...['style', 'a', 'é', '&nbsp;', 'data-ink=red', '<p style="x">'],
    ),
  )
  .map((pieces) => pieces.join(''))

describe('htmlParts', () => {
  it('tells tags from text', () => {
    expect(shown('<p>Hi <b>Ann</b></p>')).toEqual([['p'], 'Hi ', ['b'], 'Ann', ['/b'], ['/p']])
    expect(htmlParts('a<br>').map(htmlSource)).toEqual(['a', '<br>'])
    expect(shown('')).toEqual([])
  })

  it('reads attributes however they are written', () => {
    expect(shown(`<A HREF='x > y' Style="a>b" data-ink=red hidden / >`)).toEqual([
      ['a', 'href', 'style', 'data-ink', 'hidden'],
    ])
    expect(shown('<p style = "color:red"class=x>')).toEqual([['p', 'style', 'class']])
    expect(shown('<br/>')).toEqual([['br']])
    expect(shown('<p =x>')).toEqual([['p', '=x']])
    expect(shown('<p a=b/c>')).toEqual([['p', 'a']])
    expect(shown('<p a="x"=y>')).toEqual([['p', 'a', '=y']])
    expect(shown('<p style=>x')).toEqual([['p', 'style'], 'x'])
    expect(shown('<p <b>')).toEqual([['p', '<b']])
  })

  it.each([
    'a < b and c > d',
    '<3',
    '<p',
    '<p style="never closed>',
    '<p style = "never closed>',
    "<p style='x",
    '<p style=',
    '<p style = ',
    '<p "<p <p',
    '<!-- <p style="x"> -->',
    '<!-- never closed <p>',
    '<!-->',
    '<!--->',
    '</ p>',
    '<!doctype html>',
  ])('finds no tag in %s', (text) => {
    expect(shown(text)).toEqual([text])
  })

  it('goes on behind a comment and behind a sign that begins nothing', () => {
    expect(shown('<!-- x --><p>')).toEqual(['<!-- x -->', ['p']])
    expect(shown('<!--><p>')).toEqual(['<!-->', ['p']])
    expect(htmlParts('a<!-- x -->').map(({ kind }) => kind)).toEqual(['text', 'comment'])
    expect(shown('1 < 2<p>')).toEqual(['1 < 2', ['p']])
    expect(shown('<<p>')).toEqual(['<', ['p']])
  })

  it('takes no longer for a text of open tags than for any other', () => {
    expect(htmlParts('<p '.repeat(100_000))).toHaveLength(1)
    expect(htmlParts('<!--'.repeat(100_000))).toHaveLength(1)
    expect(htmlParts('<'.repeat(300_000))).toHaveLength(1)
  })

  it('loses no character of any text', () => {
    fc.assert(
      fc.property(fc.oneof(htmlLike, fc.string({ unit: 'binary' })), (text) => {
        expect(joined(htmlParts(text))).toBe(text)
      }),
      { numRuns: 200 },
    )
  })
})
