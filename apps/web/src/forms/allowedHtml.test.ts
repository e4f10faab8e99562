import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import type { HtmlAllowList } from '@retain/ui/html-allow-list'
import { sanitiseHtml } from '@retain/ui/sanitise-html'
import { describe, expect, it } from 'vitest'

/** The design system knows no list of ours: this line fails to compile when the two no longer fit. */
const list: HtmlAllowList = allowedHtml

describe('the allow-list of the product in the cleaner of the design system', () => {
  it('keeps every element that it names', () => {
    const html = '<h2>a</h2><p>b <span data-ink="red">c</span></p><ul><li>d</li></ul><hr><p dir="rtl">e</p>'
    expect(sanitiseHtml(html, list)).toBe(html)
    for (const tag of allowedHtml.tags.filter(
      (name) => !/^(br|hr|caption|t(able|head|body|foot|r|h|d))$/.test(name),
    )) {
      expect(sanitiseHtml(`<${tag}>x</${tag}>`, list)).toBe(`<${tag}>x</${tag}>`)
    }
  })

  it('takes away what runs, and leaves placeholders as they are', () => {
    expect(
      sanitiseHtml(
        '<p onclick="f()">{{CustomerName}}<script>f()</script><a href="javascript:f()">x</a></p>',
        list,
      ),
    ).toBe('<p>{{CustomerName}}<a>x</a></p>')
  })

  it('gives each link what the list says', () => {
    expect(sanitiseHtml('<a href="https://a.example/" target="_top">x</a>', list)).toBe(
      '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">x</a>',
    )
  })
})
