import { expect, it } from 'vitest'
import { isShellEmail } from './email'

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
