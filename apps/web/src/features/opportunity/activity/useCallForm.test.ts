import { changeNotes, changeStatus, choosePhone } from '@retain/domain/activity/call/callDraft'
import type { CustomerPhone } from '@retain/domain/opportunity/sections'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { problem, type FakeAnswers } from '../../../testing/fakeApi'
import { hookAt } from '../../../testing/hookAt'
import { wireCustomer } from '../../../testing/opportunityFixtures'
import { signIn } from '../../../testing/signIn'
import { useCallForm, type CallSections } from './useCallForm'
import { useCallSaving } from './useCallSaving'

const phones = wireCustomer().phones as readonly CustomerPhone[]
const loaded: CallSections = {
  statusCode: 'IPCM',
  phones,
  deal: { dealType: 'Finance', dealTypeCode: null },
}

interface Opening {
  readonly opptId?: string
  /** Who signs in. */
  readonly before?: (store: Parameters<typeof signIn>[0]) => void
}

/** The Call tab of an opportunity; `onTab` is told which tab follows. */
function openCall(
  first: CallSections = loaded,
  answers: FakeAnswers = {},
  { opptId = '17', before = signIn }: Opening = {},
) {
  const onTab = vi.fn()
  const app = hookAt(
    (sections: CallSections) => {
      const form = useCallForm(opptId, sections)
      return { form, saving: useCallSaving(opptId, form, onTab) }
    },
    { initialProps: first, answers, before },
  )
  const form = () => app.result.current.form
  return {
    ...app,
    onTab,
    form,
    saving: () => app.result.current.saving,
    /** A busy line is all that is recorded, which needs a phone alone. */
    fill: () => act(() => form().update((draft) => choosePhone(changeStatus(draft, 'Busy'), '5550140182'))),
    save: () => act(() => app.result.current.saving.save()),
  }
}

describe('the form of a call', () => {
  it('opens with the best phone first, and waits for the phones until they are loaded', () => {
    const { form, rerender } = openCall({ statusCode: undefined, phones: undefined, deal: undefined })
    expect(form()).toMatchObject({
      arePhonesKnown: false,
      context: { statusCode: 'NEW', deal: { dealType: null, dealTypeCode: null } },
      draft: { phoneNumbers: [] },
    })
    rerender(loaded)
    expect(form()).toMatchObject({
      arePhonesKnown: true,
      context: { statusCode: 'IPCM', deal: { dealType: 'Finance', dealTypeCode: null } },
      isDirty: false,
    })
    expect(form().draft.phoneNumbers[0]?.number).toBe('5550140182')
  })

  it('keeps what was typed, whatever loads later, and checks it by what is known now', () => {
    const { form, rerender } = openCall({ ...loaded, phones: undefined })
    act(() => form().update((draft) => changeNotes(draft, 'Asked for figures')))
    rerender({ ...loaded, statusCode: 'NOI' })
    expect(form()).toMatchObject({
      draft: { notes: 'Asked for figures' },
      context: { statusCode: 'NOI' },
      isDirty: true,
      valid: null,
    })
    expect(form().errors).toEqual({ phoneNumbers: 'A phone number is needed for Bad Numbers.' })
  })

  it('refuses what was filled in when the opportunity is closed meanwhile', () => {
    const { form, fill, rerender } = openCall()
    fill()
    expect(form().valid).not.toBeNull()
    rerender({ ...loaded, statusCode: 'NLO' })
    expect(form()).toMatchObject({ valid: null, draft: { callStatus: 'Busy' } })
  })

  it('stays the same while the page is drawn again', () => {
    const { form, rerender } = openCall()
    const { draft, context } = form()
    rerender({ ...loaded, deal: { dealType: 'Finance', dealTypeCode: null } })
    expect(form().draft).toBe(draft)
    expect(form().context).toBe(context)
  })
})

describe('what was typed and not saved', () => {
  const as = (userName: string) => (store: Parameters<typeof signIn>[0]) => signIn(store, { userName })
  /** The notes with which a form opens. */
  const notesOf = (opening: Opening = {}) => {
    const { form, unmount } = openCall(loaded, {}, opening)
    const { notes } = form().draft
    unmount()
    return notes
  }

  it('is offered to the same person for the same customer again, and to nobody else [S-750]', () => {
    const { form, unmount } = openCall()
    act(() => form().update((draft) => changeNotes(draft, 'Asked for figures')))
    unmount()
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^DRAFT\/ann\.lee\/call\/17\//)])
    expect(notesOf()).toBe('Asked for figures')
    expect(notesOf({ opptId: '18' })).toBe('')
    expect(notesOf({ before: as('sam.rivera') })).toBe('')
  })

  it('is kept for nobody while nobody is signed in', () => {
    const { form } = openCall(loaded, {}, { before: () => undefined })
    act(() => form().update((draft) => changeNotes(draft, 'Asked for figures')))
    expect(form().isDirty).toBe(true)
    expect(localStorage).toHaveLength(0)
  })
})

describe('saving a call', () => {
  it('sends it in codes, says so, and leads to the tab that follows [O-154] [O-157]', async () => {
    const { api, store, form, fill, save, onTab } = openCall()
    fill()
    save()
    await waitFor(() => expect(onTab).toHaveBeenCalledExactlyOnceWith('history'))
    expect(api.callsOf('logCall')[0]?.body).toMatchObject({
      opportunityId: '17',
      action: 'OUT_CALL',
      actionResult: 'BUSY',
      contactInfo: '5550140182',
    })
    expect(store.getState().toasts.map(({ label }) => label)).toEqual(['Call saved'])
    expect(form().isDirty).toBe(false)
  })

  it('says that the call is being saved', () => {
    const { saving, fill, save } = openCall()
    fill()
    save()
    expect(saving().note?.text).toBe('Saving the call')
  })

  it('shows what is refused at the field of the form, also where the form has none', async () => {
    const errors = [
      { field: 'contactInfo', code: 'invalid', message: 'Nobody has this number.' },
      { field: 'opportunityId', code: 'invalid', message: 'There is no such opportunity.' },
    ]
    const { saving, fill, save } = openCall(loaded, {
      logCall: () => problem(400, 'Bad Request', 'request-9', { code: 'invalid', errors }),
    })
    fill()
    save()
    await waitFor(() =>
      expect(saving().refused).toEqual({
        activePhone: 'Nobody has this number.',
        opportunityId: 'There is no such opportunity.',
      }),
    )
  })
})
