import { describe, expect, it } from 'vitest'
import { hasSignature, withSignature } from './emailSignature'

const signature = '<p>Ann Lee<br>Harborview &amp; Sons</p>'

describe('the signature of an email', () => {
  it('stands below its text', () => {
    expect(withSignature('<p>See you on Friday.</p>', signature)).toBe(
      `<p>See you on Friday.</p>${signature}`,
    )
  })

  it.each([
    ['as it is', `<p>Hi</p>${signature}`],
    ['with its lines in paragraphs', '<p>Hi</p><p>Ann Lee</p><p>Harborview &amp; Sons</p><p></p>'],
    ['with another look', '<p>Hi</p><p><strong>Ann Lee</strong><br>Harborview &amp;&nbsp;Sons</p>'],
  ])('stands there once: a text that ends with it %s is not changed [O-381]', (_how, body) => {
    expect(withSignature(body, signature)).toBe(body)
    expect(hasSignature(body, signature)).toBe(true)
  })

  it('is added to a text that names its sender elsewhere', () => {
    const body = `<p>I am ${signature.slice(3)}<p>See you.</p>`
    expect(withSignature(body, signature)).toBe(body + signature)
  })

  it.each([null, '', '<p></p>'])('of a sender who has none (%j) is nothing', (none) => {
    expect(withSignature('<p>Hi</p>', none)).toBe('<p>Hi</p>')
  })
})
