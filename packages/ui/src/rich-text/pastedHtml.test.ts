import { describe, expect, it } from 'vitest'
import { editableHtml } from './editableHtml'
import { cleanPastedHtml } from './pastedHtml'
import { sampleAllowList } from './sampleAllowList'
import { sampleWordPaste } from './sampleWordPaste'

const paste = (html: string) => cleanPastedHtml(html, sampleAllowList).replace(/\s+/g, ' ').trim()
/** As the editor takes it: spans without a meaning are of no interest. */
const edit = (html: string, names: string[] = []) =>
  editableHtml(paste(html), new Set(names))
    .innerHTML.replace(/<span>|<\/span>/g, '')
    .replace(/\s*\n\s*/g, '')

describe('cleanPastedHtml', () => {
  it('makes headings, paragraphs and lists of what Word writes', () => {
    const html = edit(sampleWordPaste)
    expect(html).toContain('<h2>Spring offer</h2>')
    expect(html).toMatch(/<p>Dear <b>\{\{CustomerFirstName\}\}<\/b>,<\/p>/)
    expect(html).toContain(
      '<ul><li>Lower payment<ul><li><i>same</i> term</li></ul></li><li>Newer car</li></ul>',
    )
    expect(html).toContain('<p>Next steps:</p>')
    expect(html).toContain('<ol><li>Call us</li><li>Come by</li></ol>')
    expect(html).toContain('<p>Payment | $407</p>')
    expect(html).not.toMatch(/mso|Mso|style|class|o:p|v:|tracking|file:|·/)
    expect(html).not.toContain('<p></p>')
  })

  it('starts a numbered list where it started', () => {
    const entry = (mark: string, text: string) =>
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${mark}</span>${text}</p>`
    expect(paste(entry('3.', 'three') + entry('4.', 'four'))).toBe(
      '<ol start="3"><li>three</li><li>four</li></ol>',
    )
    expect(paste(entry('a)', 'one') + entry('•', 'dot'))).toBe('<ol><li>one</li></ol><ul><li>dot</li></ul>')
  })

  it('survives lists that begin deep and jump', () => {
    const entry = (level: number) => `<p style="mso-list:l0 level${level} lfo1">${level}</p>`
    expect(paste([3, 1, 4, 2].map(entry).join(''))).toBe(
      '<ul><li>3</li></ul><ul><li>1<ul><li>4</li></ul><ul><li>2</li></ul></li></ul>',
    )
  })

  it('keeps marks that are written as styles', () => {
    expect(paste('<span style="font-weight:700">a</span>')).toBe('<span><strong>a</strong></span>')
    expect(paste('<span style="font:italic 700 12px/2 Arial">a</span>')).toBe(
      '<span><em><strong>a</strong></em></span>',
    )
    expect(paste('<span style="font-style:italic;text-decoration:underline">a</span>')).toBe(
      '<span><u><em>a</em></u></span>',
    )
    expect(paste('<span style="text-decoration-line:line-through">a</span>')).toBe('<span><s>a</s></span>')
  })

  it('opens the bold element that Google Docs puts around everything', () => {
    expect(paste('<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>')).toBe('<p>a</p>')
  })

  it('underlines no link twice', () => {
    expect(
      paste('<a href="https://a.example"><span style="text-decoration:underline">a</span></a>'),
    ).not.toContain('<u>')
  })

  it('leaves out what is hidden', () => {
    expect(paste('<p>a<span style="display:none">b</span><span style="mso-hide:all">c</span></p>')).toBe(
      '<p>a</p>',
    )
  })
})

describe('editableHtml', () => {
  it('has two levels of headings', () => {
    expect(edit('<h1>a</h1><h2>b</h2><h3>c</h3><h6>d</h6>')).toBe('<h2>a</h2><h2>b</h2><h3>c</h3><h3>d</h3>')
  })

  it('makes elements of known placeholders only, and tells upper from lower case', () => {
    expect(edit('<p>{{A}} {{b}} {{a}} {{ A }} {A}</p>', ['A', 'B'])).toBe(
      '<p><span data-token="A"> {{b}} {{a}} {{ A }} {A}</p>',
    )
  })

  it('takes no placeholder that the pasted text brings as an element', () => {
    expect(edit('<p><span data-token="A">x</span></p>', ['A'])).toBe('<p>x</p>')
  })

  it('keeps long cells whole, one after the other, and lines of preformatted text', () => {
    expect(edit('<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>')).toBe(
      '<p>a</p><p>b</p><p>c</p>',
    )
    expect(editableHtml('<pre>a\nb\n</pre>', new Set()).innerHTML).toBe('<p>a<br>b</p>')
  })

  it('has empty paragraphs for empty lines', () => {
    expect(edit('<p><br></p><p>a<br></p>')).toBe('<p></p><p>a<br></p>')
  })
})
