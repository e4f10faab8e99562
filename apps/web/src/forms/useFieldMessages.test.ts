import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFieldMessages } from './useFieldMessages'
import type { Saving } from './useSaving'

const errors = { notes: 'Notes are needed.', date: 'A day is needed.' }
const form = {
  errors: errors as Readonly<Record<string, string>>,
  refused: {} as Readonly<Record<string, string>>,
  note: undefined as Saving['note'],
  idempotencyKey: 'key-1',
  isReadOnly: false,
}

/** A form that shows messages at its notes and its date. */
function openForm(first: Partial<typeof form> = {}) {
  const { result, rerender } = renderHook(
    ({ errors: wrong, idempotencyKey, refused, note, isReadOnly }: typeof form) =>
      useFieldMessages({ errors: wrong, idempotencyKey }, { refused, note }, ['notes', 'date'], isReadOnly),
    { initialProps: { ...form, ...first } },
  )
  return {
    at: (field: string) => result.current.at(field),
    foot: () => result.current.foot,
    touch: (field: string) => act(() => result.current.touch(field)),
    draw: (changes: Partial<typeof form>) => rerender({ ...form, ...changes }),
  }
}

describe('at a field', () => {
  it('what is missing is a hint until the field is touched, and an error from then on', () => {
    const { at, touch } = openForm()
    expect(at('notes')).toEqual({ hint: 'Notes are needed.' })
    touch('notes')
    expect(at('notes')).toEqual({ error: 'Notes are needed.' })
    expect(at('date')).toEqual({ hint: 'A day is needed.' })
    touch('date')
    expect([at('notes'), at('date')]).toEqual([{ error: 'Notes are needed.' }, { error: 'A day is needed.' }])
  })

  it('what the service refused comes before what is missing', () => {
    const { at, touch } = openForm({ refused: { notes: 'These notes cannot be kept.' } })
    expect(at('notes')).toEqual({ error: 'These notes cannot be kept.' })
    touch('notes')
    expect(at('notes')).toEqual({ error: 'These notes cannot be kept.' })
  })

  it('nothing is said where nothing is missing', () => {
    const { at, touch } = openForm({ errors: {} })
    touch('notes')
    expect(at('notes')).toEqual({ hint: undefined })
  })

  it('nothing is missing where nothing can be written', () => {
    expect(openForm({ isReadOnly: true }).at('notes')).toEqual({})
  })

  it('the next draft begins untouched', () => {
    const { at, touch, draw } = openForm()
    touch('notes')
    draw({ idempotencyKey: 'key-2' })
    expect(at('notes')).toEqual({ hint: 'Notes are needed.' })
    touch('date')
    expect([at('notes'), at('date')]).toEqual([{ hint: 'Notes are needed.' }, { error: 'A day is needed.' }])
  })
})

describe('beside the buttons', () => {
  const missing = { ...errors, phone: 'A phone number is needed.' }
  const saving = { text: 'Saving the call', isError: false }
  const recorded = { text: 'This call was saved before.', isError: true }

  it('is what only another field lacks, quietly', () => {
    const { foot, draw } = openForm()
    expect(foot()).toEqual({ message: undefined, isError: false })
    draw({ errors: missing })
    expect(foot()).toEqual({ message: 'A phone number is needed.', isError: false })
    draw({ errors: missing, isReadOnly: true })
    expect(foot()).toEqual({ message: undefined, isError: false })
  })

  it('is that the form is being saved, before anything else', () => {
    const { foot } = openForm({ errors: missing, refused: { phone: 'Nobody has it.' }, note: saving })
    expect(foot()).toEqual({ message: 'Saving the call', isError: false })
  })

  it('is the note, and what the service refused of another field', () => {
    const { foot, draw } = openForm({
      errors: missing,
      refused: { notes: 'These notes cannot be kept.', phone: 'Nobody has it.' },
      note: recorded,
    })
    expect(foot()).toEqual({ message: 'This call was saved before. Nobody has it.', isError: true })
    draw({ errors: missing, refused: { notes: 'These notes cannot be kept.' }, note: recorded })
    expect(foot()).toEqual({ message: 'This call was saved before.', isError: true })
    draw({ errors: missing, refused: { phone: 'Nobody has it.' } })
    expect(foot()).toEqual({ message: 'Nobody has it.', isError: true })
  })
})
