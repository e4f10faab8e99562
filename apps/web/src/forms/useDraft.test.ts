import { valueOrErrors } from '@retain/domain/validation/fieldError'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useDraft, withoutErrors, type DraftRules } from './useDraft'

interface Note {
  readonly day: string
  readonly text: string
}

const empty: Note = { day: '', text: '' }
const rules: DraftRules<Note, Note> = {
  validate: (draft) =>
    valueOrErrors(
      [
        ...(draft.day === '' ? [{ field: 'day', message: 'A day is needed.' }] : []),
        ...(draft.text === '' ? [{ field: 'text', message: 'Notes are needed.' }] : []),
      ],
      () => draft,
    ),
  isDirty: (draft, initial) => draft.text !== initial.text,
}

function openForm(first = empty) {
  const { result, rerender } = renderHook(
    (props: { readonly initial: Note; readonly rules: typeof rules }) => useDraft(props.initial, props.rules),
    { initialProps: { initial: first, rules } },
  )
  return {
    form: () => result.current,
    type: (change: Partial<Note>) => act(() => result.current.update((draft) => ({ ...draft, ...change }))),
    load: (initial: Note) => rerender({ initial, rules }),
    follow: (others: typeof rules) => rerender({ initial: first, rules: others }),
  }
}

describe('a draft', () => {
  it('is how the form opens, until the first change; from then on it is kept', () => {
    const { form, type, load } = openForm()
    load({ day: 'Monday', text: '' })
    expect(form().draft).toEqual({ day: 'Monday', text: '' })
    type({ text: 'Call back' })
    load({ day: 'Tuesday', text: '' })
    type({ text: 'Call back soon' })
    expect(form().draft).toEqual({ day: 'Monday', text: 'Call back soon' })
  })

  it('takes changes that follow one another before it is drawn', () => {
    const { form } = openForm()
    act(() => {
      form().update((draft) => ({ ...draft, day: 'Monday' }))
      form().update((draft) => ({ ...draft, text: `${draft.day} at noon` }))
    })
    expect(form().draft).toEqual({ day: 'Monday', text: 'Monday at noon' })
  })

  it('is dirty only once something was changed, by its rules', () => {
    const { form, type, load } = openForm()
    load({ day: '', text: 'Loaded' })
    expect(form().isDirty).toBe(false)
    type({ day: 'Monday' })
    expect(form().isDirty).toBe(false)
    type({ text: 'Call back' })
    expect(form().isDirty).toBe(true)
  })

  it('is never dirty before it was changed, whatever its rules say', () => {
    const { form, type, follow } = openForm()
    follow({ ...rules, isDirty: () => true })
    expect(form().isDirty).toBe(false)
    type({})
    expect(form().isDirty).toBe(true)
  })
})

describe('what is wrong with a draft', () => {
  it('is named by field, and nothing can be saved meanwhile', () => {
    const { form, type } = openForm()
    expect(form()).toMatchObject({
      valid: null,
      errors: { day: 'A day is needed.', text: 'Notes are needed.' },
    })
    type({ day: 'Monday', text: 'Call back' })
    expect(form()).toMatchObject({ valid: { day: 'Monday', text: 'Call back' } })
    expect(form().errors).toEqual({})
  })

  it('follows the rules, and stays the same object until it changes', () => {
    const { form, load, follow } = openForm()
    const { errors } = form()
    load(empty)
    expect(form().errors).toBe(errors)
    follow({ ...rules, validate: () => valueOrErrors([{ field: 'day', message: 'Closed.' }], () => empty) })
    expect(form().errors).toEqual({ day: 'Closed.' })
  })
})

describe('the key of a draft', () => {
  it('is one for all attempts, and another after a reset, which empties the form', () => {
    const { form, type } = openForm()
    const { idempotencyKey, reset } = form()
    type({ text: 'Call back' })
    expect(form().idempotencyKey).toBe(idempotencyKey)
    act(() => form().reset())
    expect(form()).toMatchObject({ draft: empty, isDirty: false })
    expect(form().idempotencyKey).not.toBe(idempotencyKey)
    expect(form().reset).toBe(reset)
  })

  it('can be renewed without losing the draft', () => {
    const { form, type } = openForm()
    type({ text: 'Call back' })
    const { idempotencyKey } = form()
    act(() => void form().renewKey())
    expect(form().draft.text).toBe('Call back')
    expect(form().idempotencyKey).not.toBe(idempotencyKey)
  })
})

it('keeps its functions while the form opens the same way', () => {
  const { form, type } = openForm()
  const { update, renewKey } = form()
  type({ text: 'Call back' })
  expect(form()).toMatchObject({ update, renewKey })
})

it('has rules for a form in which nothing can be wrong: it is saved, or there is nothing to save', () => {
  const { result } = renderHook(() => {
    const toggles = withoutErrors(
      (draft: readonly string[]) => (draft.length === 0 ? null : draft),
      () => true,
    )
    return [toggles.validate([]), toggles.validate(['ann']), toggles.isDirty([], [])]
  })
  expect(result.current).toEqual([{ _tag: 'Left', left: [] }, { _tag: 'Right', right: ['ann'] }, true])
})

describe('a draft that is kept in the browser', () => {
  const first = '2026-11-21T15:00:00.000Z'

  function openKept(keptAs: string | null = 'ann.lee/call/17') {
    const { result, unmount } = renderHook(() => useDraft(empty, rules, keptAs))
    return {
      form: () => result.current,
      type: (text: string) => act(() => result.current.update((draft) => ({ ...draft, text }))),
      unmount,
    }
  }

  /** Types into a form, and leaves the page as a reload does. */
  function typeAndReload(text: string, keptAs?: string | null) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(first) })
    const { form, type, unmount } = openKept(keptAs)
    type(text)
    const { idempotencyKey } = form()
    unmount()
    vi.setSystemTime('2026-11-21T16:00:00.000Z')
    return idempotencyKey
  }

  it('comes back with its key, and says when it was typed', () => {
    const idempotencyKey = typeAndReload('Call back')
    const { form } = openKept()
    expect(form()).toMatchObject({
      draft: { text: 'Call back' },
      isDirty: true,
      restoredFrom: first,
      idempotencyKey,
    })
  })

  it('keeps its time until something else is typed', () => {
    typeAndReload('Call back')
    openKept().unmount()
    expect(openKept().form().restoredFrom).toBe(first)
    const { type, unmount } = openKept()
    type('Call back on Monday')
    unmount()
    expect(openKept().form()).toMatchObject({
      draft: { text: 'Call back on Monday' },
      restoredFrom: '2026-11-21T16:00:00.000Z',
    })
  })

  it('is gone once it is reset, or nothing of it is left', () => {
    typeAndReload('Call back')
    const { form, unmount } = openKept()
    act(() => {
      form().reset()
      // Its page is left before it is drawn again.
      unmount()
    })
    expect(openKept().form()).toMatchObject({ draft: empty, isDirty: false, restoredFrom: null })

    typeAndReload('Call back')
    const again = openKept()
    again.type('')
    again.unmount()
    expect(openKept().form().restoredFrom).toBeNull()
  })

  it('belongs to its name, and is kept under none where it has none', () => {
    typeAndReload('Call back')
    expect(openKept('ann.lee/call/18').form().draft).toBe(empty)
    typeAndReload('Call back', null)
    expect(openKept(null).form().draft).toBe(empty)
  })

  it('is taken over from another window, and goes where it was saved or discarded there before it was touched here', () => {
    const idempotencyKey = typeAndReload('Call back')
    const { form, type } = openKept()
    const [key] = Object.keys(localStorage)
    const removeElsewhere = () =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: key ?? '', newValue: null })))
    removeElsewhere()
    expect(form()).toMatchObject({ draft: empty, isDirty: false, restoredFrom: null })
    expect(form().idempotencyKey).not.toBe(idempotencyKey)
    type('Something new')
    removeElsewhere()
    expect(form().draft.text).toBe('Something new')
  })

  it('stays where it was touched, whatever becomes of it elsewhere', () => {
    typeAndReload('Call back')
    const [key] = Object.keys(localStorage)
    const { form, type } = openKept()
    type('Call back on Monday')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: key ?? '', newValue: null })))
    expect(form().draft.text).toBe('Call back on Monday')
  })
})
