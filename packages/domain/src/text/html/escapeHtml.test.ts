import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml, htmlText } from './escapeHtml'
import { htmlParts } from './htmlParts'

it('signs that HTML reads are written so that they show', () => {
  expect(escapeHtml('Ann & <b>Bob</b>')).toBe('Ann &amp; &lt;b&gt;Bob&lt;/b&gt;')
  expect(escapeHtml(`"O'Brien"`)).toBe('&quot;O&#39;Brien&quot;')
  expect(escapeHtml('José Núñez 🚗')).toBe('José Núñez 🚗')
})

it('text of HTML is on one line, without tags and comments', () => {
  expect(htmlText('<p>Ann &amp; Bob</p><!-- x --><p>Sales&nbsp;desk</p>')).toBe('Ann & Bob Sales desk')
  expect(htmlText('&lt;3 &quot;&#39;&gt; &copy; &amp;lt;')).toBe(`<3 "'> &copy; &lt;`)
  expect(htmlText('<p></p>')).toBe('')
})

it('no text has a tag once it is escaped, and it is read back', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const escaped = escapeHtml(text)
      expect(htmlParts(escaped).some(({ kind }) => kind !== 'text')).toBe(false)
      expect(/[<>"']/.test(escaped)).toBe(false)
      expect(htmlText(escaped)).toBe(text.replace(/\s+/g, ' ').trim())
    }),
  )
})
