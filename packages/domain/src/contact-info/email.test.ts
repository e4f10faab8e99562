import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invalidEmails, tooUnusualEmails, validEmails } from '../../cases/emailCases'
import { isFormEmail, isShellEmail, notAnEmail } from './email'

it.each([
  ['a@b.co', true],
  ['a@b.com', true],
  ['ann.lee@mail.example.com', true],
  ['a@b.c', false],
  ['a@b.info', false],
  ['ab.com', false],
  ['a@b', false],
  ['a b@c.com', false],
  ['a@b@c.com', false],
])('%s is an email of the shell: %s [S-472]', (text, matches) => {
  expect(isShellEmail(text)).toBe(matches)
})

it('the pattern of the shell is not that of the forms: each takes what the other does not  [S-768]', () => {
  expect([isShellEmail('a@b.co'), isFormEmail('a@b.co')]).toEqual([true, false])
  expect([isShellEmail('hana@example.info'), isFormEmail('hana@example.info')]).toEqual([false, true])
})

describe('an email of the forms', () => {
  it('is said in words where there is none', () => {
    expect(notAnEmail).toBe('The email address is not complete.')
  })

  it.each([
    ['ab@c.de', true],
    ['a@c.de', false],
    ['ab@c.d', false],
    ['abc.de', false],
    ['hana@example.info', true],
    ['hana@mail.example.com', true],
    ['hana@.com', false],
    ['ha na@example.com', false],
    ['hana@example.com\nBcc: all@example.com', false],
    ['hana@example.com,jo@example.com', false],
    [' hana@example.com', false],
    ['', false],
  ])('is %j: %s [O-198] [OP-046]', (text, matches) => {
    expect(isFormEmail(text)).toBe(matches)
  })

  it('is whatever validator.js takes, but for what the pattern does not know', () => {
    expect(validEmails.filter((text) => !isFormEmail(text))).toEqual([])
    expect(tooUnusualEmails.filter(isFormEmail)).toEqual([])
    expect(invalidEmails.filter(isFormEmail)).toEqual([])
  })

  it('has 254 characters at most', () => {
    const longest = `${'a'.repeat(241)}@example.test`
    expect(longest).toHaveLength(254)
    expect(isFormEmail(longest)).toBe(true)
    expect(isFormEmail(`a${longest}`)).toBe(false)
  })

  it('is judged for every text, however long', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof isFormEmail(text) === 'boolean'))
  })
})
