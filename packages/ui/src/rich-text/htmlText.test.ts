import { describe, expect, it } from 'vitest'
import { htmlText } from './htmlText'

describe('htmlText', () => {
  it.each([
    ['', ''],
    ['<p></p><p><br></p>', ''],
    ['one', 'one'],
    ['<p>Hi Hana,</p><p>see you<br>on Friday</p>', 'Hi Hana,\n\nsee you\non Friday'],
    ['<p>a<br><br>b</p>', 'a\n\nb'],
    ['<p>a<br></p><p>b</p>', 'a\n\nb'],
    ['<div>a</div><div>b</div>', 'a\nb'],
    ['<div><div><p>a</p></div></div><p>b</p>', 'a\n\nb'],
    [
      '<ul><li><p>one</p></li><li><p>two</p><ul><li>three</li></ul></li></ul><p>b</p>',
      'one\ntwo\nthree\n\nb',
    ],
    ['<p>a <strong> b</strong>\n  c</p>', 'a b c'],
    ['<p>a&nbsp;&lt;b&gt;</p>', 'a\u00a0<b>'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>', 'a\tb\nc\td'],
    ['<p>مرحبا 👩‍👩‍👧‍👦</p>', 'مرحبا 👩‍👩‍👧‍👦'],
  ])('reads %j', (html, text) => {
    expect(htmlText(html)).toBe(text)
  })
})
