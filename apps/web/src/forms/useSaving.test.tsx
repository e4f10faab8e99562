import type { ApiError } from '@retain/api-client/kernel/apiError'
import { valueOrErrors } from '@retain/domain/validation/fieldError'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { opportunityOf } from '../core/api/tags'
import { opportunityApi } from '../features/opportunity/opportunityApi'
import { toastShown } from '../core/toasts/toastsSlice'
import { openStore } from '../testing/openStore'
import { UnsavedChangesContext, type UnsavedForm } from './unsavedChanges'
import { useDraft } from './useDraft'
import { useSaving, type CommandResult, type Save } from './useSaving'

interface Reminder {
  readonly date: string
  readonly notes: string
}

const empty: Reminder = { date: '', notes: '' }
const rules = {
  validate: (draft: Reminder) =>
    valueOrErrors(
      [...(draft.date === '' ? [{ field: 'date', message: 'A day is needed.' }] : [])],
      () => draft,
    ),
  isDirty: (draft: Reminder) => draft.date !== '' || draft.notes !== '',
}

type Result = CommandResult<{ readonly id: string }>

/** What the service refuses. */
const refusal = (status: number, more: Partial<Extract<ApiError, { kind: 'http' }>> = {}): Result => ({
  error: {
    kind: 'http',
    endpoint: 'saveReminder',
    requestId: 'r',
    status,
    title: '',
    code: null,
    fieldErrors: [],
    handlesNotFound: false,
    more: {},
    ...more,
  } as ApiError,
})
const saved: Result = { data: { id: '7' } }

/** A form with two fields in a page; `answer` ends the oldest attempt that is under way. */
function openForm(options: Partial<Save<Reminder, { readonly id: string }>> = {}, goesOn = true) {
  const { store, api } = openStore()
  const unsaved = new Set<UnsavedForm>()
  const guard = {
    add: (form: UnsavedForm) => {
      unsaved.add(form)
      return () => void unsaved.delete(form)
    },
    leave: (act: () => void) => act(),
    isLeaving: () => false,
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <UnsavedChangesContext value={guard}>{children}</UnsavedChangesContext>
    </Provider>
  )
  const sent: { readonly reminder: Reminder; readonly key: string }[] = []
  const answers: ((result: Result) => void)[] = []
  const onSaved = vi.fn()
  const view = renderHook(
    () => {
      const form = useDraft(empty, rules)
      const saving = useSaving(form, {
        noun: 'reminder',
        send: (reminder, key) => () => {
          sent.push({ reminder, key })
          return new Promise<Result>((resolve) => answers.push(resolve))
        },
        savedText: ({ date }) => `Reminder saved for ${date}`,
        ...(goesOn ? { onSaved } : {}),
        ...options,
      })
      return { form, saving }
    },
    { wrapper },
  )
  const { result } = view
  return {
    api,
    store,
    unsaved,
    sent,
    onSaved,
    unmount: view.unmount,
    form: () => result.current.form,
    saving: () => result.current.saving,
    type: (change: Partial<Reminder>) =>
      act(() => result.current.form.update((draft) => ({ ...draft, ...change }))),
    save: () => act(() => result.current.saving.save()),
    answer: (outcome: Result) => act(async () => answers.shift()?.(outcome)),
    toasts: () => store.getState().toasts.map(({ type, label }) => `${type}: ${label}`),
  }
}

it('is emptied, says so, and goes on with the answer once it is saved', async () => {
  const page = openForm()
  page.type({ date: 'Monday', notes: 'Call back' })
  const key = page.form().idempotencyKey
  page.save()
  expect(page.saving()).toMatchObject({
    isSaving: true,
    note: { text: 'Saving the reminder', isError: false },
  })
  await page.answer(saved)
  expect(page.sent).toEqual([{ reminder: { date: 'Monday', notes: 'Call back' }, key }])
  expect(page.saving()).toMatchObject({ isSaving: false, note: undefined })
  expect(page.form().draft).toEqual(empty)
  expect(page.form().idempotencyKey).not.toBe(key)
  expect(page.toasts()).toEqual(['success: Reminder saved for Monday'])
  expect(page.onSaved).toHaveBeenCalledExactlyOnceWith({ id: '7' }, { date: 'Monday', notes: 'Call back' })
})

it('is sent once, however fast it is pressed again, and again after it failed', async () => {
  const page = openForm()
  page.type({ date: 'Monday' })
  act(() => {
    // Both presses see the button that was drawn before the first of them.
    const { save } = page.saving()
    save()
    save()
  })
  page.save()
  expect(page.sent).toHaveLength(1)
  await page.answer(refusal(500))
  page.save()
  expect(page.sent).toHaveLength(2)
})

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
])('is saved by %s and Enter, and by Enter alone not', (_key, modifier) => {
  const page = openForm()
  page.type({ date: 'Monday' })
  const preventDefault = vi.fn()
  const stopPropagation = vi.fn()
  const press = (event: object) =>
    act(() => page.saving().onKeyDownCapture({ preventDefault, stopPropagation, ...event } as never))
  press({ key: 'Enter' })
  press({ key: 'a', ...modifier })
  expect(page.sent).toEqual([])
  expect(preventDefault).not.toHaveBeenCalled()
  press({ key: 'Enter', ...modifier })
  expect(page.sent).toHaveLength(1)
  expect(preventDefault).toHaveBeenCalledOnce()
})

it('is not sent while something is wrong with it', () => {
  const page = openForm()
  page.type({ notes: 'No day' })
  page.save()
  expect(page.sent).toEqual([])
})

it('keeps draft and key when the attempt failed, so that it is recorded once', async () => {
  const page = openForm()
  page.type({ date: 'Monday' })
  page.save()
  await page.answer({ error: { kind: 'network' } as ApiError })
  expect(page.form().draft.date).toBe('Monday')
  page.save()
  expect(new Set(page.sent.map(({ key }) => key)).size).toBe(1)
  expect(page.toasts()).toEqual([])
})

it('shows what the service refuses at the fields of the form, until the draft is changed', async () => {
  const page = openForm({ fieldOf: (field) => (field === 'remindOn' ? 'date' : field) })
  page.type({ date: 'Monday' })
  page.save()
  const fieldErrors = [
    { field: 'remindOn', code: 'invalid', message: 'The store is closed.' },
    { field: 'notes', code: 'invalid', message: 'Say why.' },
  ]
  await page.answer(refusal(400, { fieldErrors }))
  expect(page.saving().refused).toEqual({ date: 'The store is closed.', notes: 'Say why.' })
  page.type({ date: 'Tuesday' })
  expect(page.saving().refused).toEqual({})
})

it('shows a refusal at the field of its name', async () => {
  const page = openForm()
  page.type({ date: 'Monday' })
  page.save()
  const fieldErrors = [{ field: 'notes', code: 'invalid', message: 'Say why.' }]
  await page.answer(refusal(400, { fieldErrors }))
  expect(page.saving().refused).toEqual({ notes: 'Say why.' })
})

it('is another attempt with the same key after the service failed', async () => {
  const page = openForm()
  page.type({ date: 'Monday' })
  page.save()
  await page.answer(refusal(500))
  page.save()
  expect(new Set(page.sent.map(({ key }) => key)).size).toBe(1)
})

const notSaved = { text: 'The reminder was not saved.', isError: true }

it.each([
  ['the service refused it', refusal(400), notSaved.text],
  ['the service failed', refusal(500), notSaved.text],
  ['access is missing', refusal(403), notSaved.text],
  [
    'no answer came',
    { error: { kind: 'network' } as ApiError },
    'The reminder was not saved: no answer came. Save it again; it is recorded only once.',
  ],
  [
    'the command broke off',
    { error: { message: 'broken' } },
    'The reminder was not saved: no answer came. Save it again; it is recorded only once.',
  ],
])('says that it was not saved when %s', async (_case, outcome, text) => {
  const page = openForm()
  page.type({ date: 'Monday' })
  page.save()
  await page.answer(outcome)
  expect(page.saving().note).toEqual({ text, isError: true })
})

it('says so until it is saved, also once it was changed, and not of the next', async () => {
  const page = openForm()
  page.type({ date: 'Monday' })
  page.save()
  await page.answer(refusal(500))
  page.type({ date: 'Tuesday' })
  expect(page.saving().note).toEqual(notSaved)
  page.save()
  await page.answer(saved)
  expect(page.saving().note).toBeUndefined()

  page.type({ date: 'Monday' })
  page.save()
  await page.answer(refusal(500))
  act(() => page.form().reset())
  expect(page.saving().note).toBeUndefined()
})

it('takes the toast of a failure along when it is saved, and when it fails again', async () => {
  const page = openForm()
  const fail = async (requestId: string) => {
    page.save()
    page.store.dispatch(toastShown({ id: requestId, type: 'error', label: `Failed ${requestId}` }))
    await page.answer(refusal(500, { requestId }))
  }
  page.store.dispatch(toastShown({ type: 'error', label: 'Something else' }))
  page.type({ date: 'Monday' })
  await fail('r-1')
  expect(page.toasts()).toEqual(['error: Something else', 'error: Failed r-1'])
  await fail('r-2')
  expect(page.toasts()).toEqual(['error: Something else', 'error: Failed r-2'])
  page.save()
  await page.answer(saved)
  expect(page.toasts()).toEqual(['error: Something else', 'success: Reminder saved for Monday'])
})

it('may always say the same, and do nothing else once it is saved', async () => {
  const page = openForm({ savedText: 'Reminder saved' }, false)
  page.type({ date: 'Monday' })
  page.save()
  await page.answer(saved)
  expect(page.toasts()).toEqual(['success: Reminder saved'])
  expect(page.saving().isSaving).toBe(false)
})

it('has what the page shows read again when it is stale, and keeps what was typed', async () => {
  const page = openForm({ staleTags: [opportunityOf('17')] })
  const of = { params: { opptId: '17' } }
  void page.store.dispatch(opportunityApi.endpoints.getDealInfo.initiate(of))
  const reads = () => page.api.callsOf('getDealInfo').length
  await waitFor(() =>
    expect(opportunityApi.endpoints.getDealInfo.select(of)(page.store.getState()).data).toBeDefined(),
  )
  page.type({ date: 'Monday' })
  page.save()
  await page.answer(refusal(500))
  expect(reads()).toBe(1)
  page.save()
  await page.answer(refusal(409, { code: 'stale' }))
  await waitFor(() => expect(reads()).toBe(2))
  expect(page.form().draft.date).toBe('Monday')
})

it('says that a lost attempt was recorded before the draft was changed, and saves the next as another', async () => {
  const page = openForm()
  page.type({ date: 'Monday' })
  page.save()
  await page.answer(refusal(409, { code: 'idempotencyReused' }))
  expect(page.saving().note).toEqual({
    text: 'This reminder was saved before it was changed. Save again to record it as another reminder.',
    isError: true,
  })
  expect(page.form().draft.date).toBe('Monday')
  page.save()
  expect(new Set(page.sent.map(({ key }) => key)).size).toBe(2)
  await page.answer(saved)
  expect(page.saving().note).toBeUndefined()
})

it('is asked about before the page is left, as long as it is dirty', async () => {
  const page = openForm()
  expect(page.unsaved.size).toBe(0)
  page.type({ date: 'Monday' })
  expect(page.unsaved.size).toBe(1)
  page.save()
  await page.answer(saved)
  expect(page.unsaved.size).toBe(0)
})

it('is left without a question where nothing was typed', () => {
  const page = openForm({ asksBeforeLeaving: false })
  page.type({ date: 'Monday' })
  expect(page.unsaved.size).toBe(0)
})

it('leaves the next page alone when it was left while it was saved', async () => {
  const page = openForm()
  page.type({ date: 'Monday' })
  page.save()
  page.unmount()
  await page.answer(saved)
  expect(page.toasts()).toEqual(['success: Reminder saved for Monday'])
  expect(page.onSaved).not.toHaveBeenCalled()
})
