import { describe, expect, it } from 'vitest'
import { printShownTemplate, readShownTemplate, templatePath } from './templatePath'

describe('the template that an address names', () => {
  it.each([
    ['3', { kind: 'saved', templateId: '3' }],
    ['new', { kind: 'new', copyOf: null }],
    ['copy-3', { kind: 'new', copyOf: '3' }],
  ] as const)('is read as it was printed: %s', (text, shown) => {
    expect(readShownTemplate(text)).toEqual(shown)
    expect(printShownTemplate(shown)).toBe(text)
  })

  it.each([null, ''])('is none in %j', (text) => {
    expect(readShownTemplate(text)).toBeNull()
  })

  it('stands in the address of either screen', () => {
    expect(templatePath('EmailTemplates', 'new')).toBe('/app/EmailTemplates?template=new')
    expect(templatePath('CallGuides', 'a&b')).toBe('/app/CallGuides?template=a%26b')
  })
})
