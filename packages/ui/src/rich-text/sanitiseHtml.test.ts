import { describe, expect, it } from 'vitest'
import attacks from './corpus/attacks.json'
import mails from './corpus/mails.json'
import type { HtmlAllowList } from './htmlAllowList'
import { sampleAllowList } from './sampleAllowList'
import { sanitiseHtml } from './sanitiseHtml'

const clean = (html: string) => sanitiseHtml(html, sampleAllowList)

/** Every attribute in a cleaned text, as "tag name=value". */
const attributesOf = (html: string) => {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return [...body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => ({ tag: element.localName, name, value })),
  )
}
const tagsOf = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')].map(
    (element) => element.localName,
  )

describe('sanitiseHtml', () => {
  it('leaves of every attack only what the list names, and the same the second time', () => {
    expect(attacks.length).toBeGreaterThan(100)
    for (const attack of attacks) {
      const html = clean(attack)
      expect(clean(html)).toBe(html)
      expect(tagsOf(html).filter((tag) => !sampleAllowList.tags.includes(tag))).toEqual([])
      for (const { tag, name, value } of attributesOf(html)) {
        // The browser takes `is` off nothing: it is left without its value.
        if (name === 'is') expect(value).toBe('')
        else
          expect(['dir', 'href', 'target', 'rel', 'start', 'data-ink', 'colspan', 'rowspan']).toContain(name)
        if (name === 'href') expect(value).toMatch(/^(https?|mailto|tel):/i)
        if (name === 'target' || name === 'rel') expect(tag).toBe('a')
      }
    }
  })

  it('cleans a mail of tables to its text and links', () => {
    for (const html of [mails.inlined, mails.styleSheet]) {
      const cleaned = clean(html)
      expect(clean(cleaned)).toBe(cleaned)
      expect(cleaned).not.toMatch(/style|class|bgcolor|width/)
      expect(cleaned).toContain('Call To Action')
    }
  })

  it('keeps what the editor writes, letter by letter', () => {
    const html =
      '<h2>Offer</h2><p>Hi {{CustomerFirstName}}, <strong>bold</strong> <em>italic</em> <u>under</u> <s>out</s></p>' +
      '<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul><ol start="3"><li><p>three</p></li></ol>' +
      '<p><br></p><p><span data-ink="red">red</span></p>' +
      '<p><a href="https://lakeside.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a></p>'
    expect(clean(html)).toBe(html)
  })

  it('keeps the text of what it takes away, and no text that was never meant to be read', () => {
    expect(clean('<article><center>Good <font color="red">day</font></center></article>')).toBe('Good day')
    expect(clean('<p>a<script>b</script><style>c</style><title>d</title>e</p>')).toBe('<p>ae</p>')
    expect(clean('a<!-- b --><svg><text>c</text></svg>')).toBe('a')
  })

  it('takes away styles, classes, names and event handlers', () => {
    expect(clean('<p style="position:fixed" class="x" id="y" name="z" onclick="f()" data-z="1">a</p>')).toBe(
      '<p>a</p>',
    )
  })

  it('takes an attribute on its own element only, and only with its values', () => {
    expect(clean('<p href="https://a.example" start="2" data-ink="red">a</p>')).toBe('<p>a</p>')
    expect(clean('<span data-ink="red" dir="rtl">a</span>')).toBe('<span data-ink="red" dir="rtl">a</span>')
    expect(clean('<span data-ink="url(x)" dir="up">a</span>')).toBe('<span>a</span>')
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    '/app',
    '//a.example',
    '#top',
    '',
  ])('takes the address %j off a link', (href) => {
    const link = document.createElement('a')
    link.setAttribute('href', href)
    link.textContent = 'a'
    expect(clean(link.outerHTML)).toBe('<a>a</a>')
  })

  it('sets what links carry, whatever was written', () => {
    expect(clean('<a href="tel:+15550140182" target="top" rel="opener">call</a>')).toBe(
      '<a href="tel:+15550140182" target="_blank" rel="noopener noreferrer">call</a>',
    )
  })

  it('never keeps styles and handlers, not even of a list that names them', () => {
    const careless: HtmlAllowList = {
      ...sampleAllowList,
      attributes: { '*': ['style', 'onclick', 'is'], a: ['href'] },
    }
    expect(sanitiseHtml('<p style="color:red" onclick="f()" is="x">a</p>', careless)).toBe('<p is="">a</p>')
  })

  it('keeps the rules of two lists apart', () => {
    const narrow: HtmlAllowList = { ...sampleAllowList, tags: ['p'], attributes: {} }
    const html = '<p><strong>a</strong></p>'
    expect([clean(html), sanitiseHtml(html, narrow), clean(html)]).toEqual([html, '<p>a</p>', html])
  })

  it('is not troubled by emptiness, long words, other scripts or depth', () => {
    expect(clean('')).toBe('')
    const text = `<p dir="rtl">${'x'.repeat(100_000)} مرحبا 👩‍👩‍👧‍👦</p>`
    expect(clean(text)).toBe(text)
    expect(clean('<div>'.repeat(300)).length).toBeLessThan(300 * 11 + 1)
  })
})
