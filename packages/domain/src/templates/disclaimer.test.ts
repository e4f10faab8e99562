import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  disclaimerPermission,
  disclaimerSavedText,
  isDisclaimerDirty,
  validateDisclaimer,
  withDisclaimer,
} from './disclaimer'

const text = '<p>Offers end today.</p>'

describe('the email disclaimer', () => {
  it('can be any text, an empty one too [O-389] [OP-124]', () => {
    expect(validateDisclaimer(text)).toEqual(E.right(text))
    expect(validateDisclaimer('')).toEqual(E.right(''))
    expect(validateDisclaimer('<p><br></p>')).toEqual(E.right(''))
  })

  it('fits an email', () => {
    const most = 'b'.repeat(204_800)
    expect(validateDisclaimer(most)).toEqual(E.right(most))
    expect(validateDisclaimer(`${most}b`)).toEqual(
      E.left([{ field: 'body', message: 'A disclaimer can hold up to 200 KB.' }]),
    )
  })

  it('stands below every outbound email, where there is one [OP-124]', () => {
    expect(withDisclaimer('<p>Hi</p>', text)).toBe(`<p>Hi</p>${text}`)
    expect(withDisclaimer('<p>Hi</p>', '<p></p>')).toBe('<p>Hi</p>')
  })

  it('is dirty when it reads otherwise', () => {
    expect(isDisclaimerDirty(text, text)).toBe(false)
    expect(isDisclaimerDirty('<p></p>', '')).toBe(false)
    expect(isDisclaimerDirty(text, '')).toBe(true)
    expect(isDisclaimerDirty('', text)).toBe(true)
  })

  it('is changed with the permission of the global admin, and says "Disclamer Saved" [OP-123] [D-36]', () => {
    expect(disclaimerPermission).toBe('Opportunity_Can_Edit_Default_Settings')
    expect(disclaimerSavedText).toBe('Disclamer Saved')
  })
})
