import { describe, expect, it } from 'vitest'
import { attachmentName } from './attachmentName'

describe('attachmentName', () => {
  it.each([
    ['RAV4 figures.pdf', 'RAV4 figures.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Hana\\front.jpg', 'front.jpg'],
    ['evil\u202efdp.exe', 'evil fdp.exe'],
    ['a\r\nContent-Type: text.html', 'a Content-Type text.html'],
    ['.htaccess', 'htaccess'],
    ['Größe 日本.png', 'Größe 日本.png'],
    ['', 'attachment'],
    [undefined, 'attachment'],
    ['/', 'attachment'],
  ])('%s is kept as %s', (given, kept) => {
    expect(attachmentName(given)).toBe(kept)
  })

  it('keeps the end of a long name', () => {
    const name = attachmentName(`${'a'.repeat(500)}.pdf`)
    expect(name).toHaveLength(120)
    expect(name).toMatch(/a\.pdf$/)
    expect(attachmentName('b'.repeat(500))).toBe('b'.repeat(120))
  })
})
