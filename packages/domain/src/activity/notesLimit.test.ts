import { expect, it } from 'vitest'
import { notesLimit, notesTooLong } from './notesLimit'

it('what is said of notes that are too long names the limit', () => {
  expect(notesTooLong).toBe('Notes can hold up to 4,000 characters.')
  expect(notesTooLong).toContain(notesLimit.toLocaleString('en-US'))
})
