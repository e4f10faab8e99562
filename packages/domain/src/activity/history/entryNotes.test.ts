import { expect, it } from 'vitest'
import { htmlNotes, plainNotes } from './entryNotes'

it('reads the text of a note, and leaves what was typed about a call as it is', () => {
  const html = '<p>Wants a <b>hybrid</b> &amp; a trade-in</p>'
  expect(plainNotes({ contactType: 'Notes', notes: html })).toBe('Wants a hybrid & a trade-in')
  expect(plainNotes({ contactType: 'PhoneCall', notes: 'a <b> c' })).toBe('a <b> c')
  expect(plainNotes({ contactType: 'Notes', notes: null })).toBeNull()
  expect(htmlNotes({ contactType: 'Notes', notes: html })).toBe(html)
  expect(htmlNotes({ contactType: 'Email', notes: html })).toBeNull()
})
