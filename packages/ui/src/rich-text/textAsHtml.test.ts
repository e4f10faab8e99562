import { describe, expect, it } from 'vitest'
import { textAsHtml } from './textAsHtml'

describe('textAsHtml', () => {
  it.each([
    ['Hi\nHana\n\nBye', '<p>Hi<br>Hana</p><p>Bye</p>'],
    ['one\r\ntwo\r\n\r\n\r\nthree', '<p>one<br>two</p><p>three</p>'],
    ['<img src=x onerror=alert(1)> & more', '<p>&lt;img src=x onerror=alert(1)&gt; &amp; more</p>'],
    ['', '<p></p>'],
  ])('writes %j as %s', (text, html) => {
    expect(textAsHtml(text)).toBe(html)
  })
})
