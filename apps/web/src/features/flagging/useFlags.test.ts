import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { held, problem, type FakeAnswers } from '../../testing/fakeApi'
import { hookAt } from '../../testing/hookAt'
import { wireAssociate } from '../../testing/opportunityFixtures'
import { signIn } from '../../testing/signIn'
import { useFlags } from './useFlags'

const opportunity = { opptId: '17', hyperionId: 'HAR' }
const ann = wireAssociate('ann.lee', true)
const priya = wireAssociate('priya.singh', true)
const answering =
  (...flaggedAssociates: readonly unknown[]) =>
  () => ({ flaggedAssociates })

/** The flags of an opportunity that is flagged for some people. */
async function openFlags(flagged: readonly unknown[], answers: FakeAnswers = {}) {
  const app = hookAt(() => useFlags(opportunity), {
    answers: { listFlaggedAssociates: () => flagged, ...answers },
    before: signIn,
  })
  await waitFor(() => expect(app.result.current.flagged).toBeDefined())
  return {
    ...app,
    sent: () => app.api.callsOf('setFlag').map(({ body }) => body),
    toasts: () => app.store.getState().toasts.map(({ type, label }) => [type, label]),
    isSaved: () => waitFor(() => expect(app.result.current.saving).toBeNull()),
  }
}

it('are read, and say whether one is for the user', async () => {
  const { result } = await openFlags([priya, ann])
  expect(result.current).toMatchObject({
    flagged: [priya, ann],
    isError: false,
    isMine: true,
    saving: null,
    userName: 'ann.lee',
  })
  expect((await openFlags([priya])).result.current.isMine).toBe(false)
})

it('are nobody’s while nobody is signed in, and cannot be set then', async () => {
  const { api, result } = hookAt(() => useFlags(opportunity), {
    answers: { listFlaggedAssociates: () => [{ ...ann, userName: 'x' }] },
  })
  expect(result.current).toMatchObject({ isMine: false, userName: '' })
  await waitFor(() => expect(result.current.flagged).toHaveLength(1))
  expect(result.current.isMine).toBe(false)
  act(() => result.current.toggleMine())
  expect(api.callsOf('setFlag')).toEqual([])
})

it('can be read again where that failed', async () => {
  const { api, result } = hookAt(() => useFlags(opportunity), {
    answers: { listFlaggedAssociates: () => problem(500, 'Internal Server Error') },
  })
  await waitFor(() => expect(result.current.isError).toBe(true))
  api.answer({ listFlaggedAssociates: () => [priya] })
  act(() => result.current.refetch())
  await waitFor(() => expect(result.current.flagged).toEqual([priya]))
})

describe('changing one', () => {
  it('sets and removes the user’s own, and says so [O-455]', async () => {
    const { api, result, sent, toasts, isSaved } = await openFlags([], { setFlag: answering(ann) })
    const own = { ...opportunity, firstName: 'Ann', lastName: 'Lee', email: 'ann.lee@example.com' }
    act(() => result.current.toggleMine())
    expect(result.current.saving).toBe('ann.lee')
    await isSaved()
    expect(sent()).toEqual([{ ...own, isFlagged: true }])
    expect(toasts()).toEqual([['success', 'Opportunity has been flagged']])
    expect(result.current.isMine).toBe(true)
    api.answer({ setFlag: answering(), listFlaggedAssociates: () => [] })
    act(() => result.current.toggleMine())
    await isSaved()
    expect(sent()).toEqual([
      { ...own, isFlagged: true },
      { ...own, isFlagged: false },
    ])
    expect(toasts().at(-1)).toEqual(['success', 'Opportunity has been unflagged'])
  })

  it('removes that of somebody else, one at a time [O-455]', async () => {
    const removing = held(answering())
    const { api, result, sent, isSaved } = await openFlags([priya, ann], { setFlag: removing.answer })
    api.answer({ listFlaggedAssociates: () => [ann] })
    act(() => result.current.remove(priya))
    expect(result.current.saving).toBe('priya.singh')
    act(() => result.current.remove(ann))
    removing.release()
    await isSaved()
    expect(sent()).toEqual([
      {
        ...opportunity,
        firstName: 'Priya',
        lastName: 'Singh',
        email: 'priya.singh@example.com',
        isFlagged: false,
      },
    ])
  })

  it('that fails does not say that it was saved', async () => {
    const { result, toasts, isSaved } = await openFlags([], {
      setFlag: () => problem(500, 'Internal Server Error'),
    })
    act(() => result.current.toggleMine())
    await isSaved()
    expect(toasts().map(([type]) => type)).toEqual(['error'])
    expect(result.current.isMine).toBe(false)
  })
})
