import type { OpportunitySection } from '@retain/domain/opportunity/sections'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { after } from '../../core/browser/after'
import { held, problem, type FakeAnswers } from '../../testing/fakeApi'
import { hookAt } from '../../testing/hookAt'
import { wireLock, wireSection } from '../../testing/opportunityFixtures'
import { signIn } from '../../testing/signIn'
import { usePageLock } from './usePageLock'

const sectionOf = (changes: Readonly<Record<string, unknown>> = {}) =>
  wireSection('17', changes) as OpportunitySection
const heldBy = (lockedUserId: string) => sectionOf({ lockedUserId })
const opening = { opptId: '17', opening: 'first' }

interface Input {
  readonly section: OpportunitySection | undefined
}

/** The page of an opportunity whose section was read. */
function openPage(section: OpportunitySection | undefined, answers: FakeAnswers = {}) {
  const initialProps: Input = { section }
  const app = hookAt((of: Input) => usePageLock(opening, of.section), {
    initialProps,
    answers,
    before: signIn,
    isSignedIn: true,
  })
  const calls = () => app.api.callsOf('lockOpportunity')
  const hold = () => app.store.getState().pageLock?.hold
  return {
    ...app,
    hold,
    read: (next: OpportunitySection | undefined) => app.rerender({ section: next }),
    asked: () => calls().map(({ body }) => (body as { readonly isLocked: boolean }).isLocked),
    lastCall: () => calls().at(-1),
    isHeld: () => waitFor(() => expect(hold()).toBe('held')),
  }
}
const tell = (event: string) => act(() => void window.dispatchEvent(new Event(event)))

describe('the lock of a page', () => {
  it('is taken when the section is read, and given back when the page is left [O-458] [OP-003]', async () => {
    const { read, asked, lastCall, isHeld, unmount } = openPage(undefined)
    expect(asked()).toEqual([])
    read(sectionOf())
    await isHeld()
    expect(lastCall()?.body).toEqual({ opptId: '17', hyperionId: 'HAR', isLocked: true })
    expect(lastCall()?.url).toMatch(/\?window=[\w-]{21}$/)
    read(sectionOf({ lockedUserId: 'ann.lee' }))
    unmount()
    await waitFor(() => expect(asked()).toEqual([true, false]))
    expect(lastCall()?.url).toMatch(/\?onlyOwn=true&window=[\w-]{21}$/)
  })

  it('is given back when the window is closed, and taken again when the browser restores it [D-32]', async () => {
    const { asked, isHeld, hold, read } = openPage(sectionOf())
    await isHeld()
    tell('pagehide')
    await waitFor(() => expect(asked()).toEqual([true, false]))
    read(sectionOf())
    expect(hold()).toBeUndefined()
    tell('pageshow')
    await isHeld()
    expect(asked()).toEqual([true, false, true])
  })

  it('is none of a page that was left, which listens to the window no more', async () => {
    const removed = vi.spyOn(window, 'removeEventListener')
    const { asked, isHeld, unmount, store } = openPage(sectionOf())
    await isHeld()
    unmount()
    await waitFor(() => expect(asked()).toEqual([true, false]))
    expect(removed.mock.calls.map(([event]) => event)).toEqual(
      expect.arrayContaining(['pagehide', 'pageshow']),
    )
    tell('pageshow')
    tell('pagehide')
    expect(store.getState().pageLock).toBeNull()
    expect(asked()).toEqual([true, false])
  })

  it('is given back once it arrives where the page was left meanwhile', async () => {
    const taking = held(() => wireLock('17', true))
    const { api, asked, unmount } = openPage(sectionOf(), { lockOpportunity: taking.answer })
    await taking.asked
    unmount()
    api.answer({ lockOpportunity: () => wireLock('17', false, 3) })
    expect(asked()).toEqual([true])
    taking.release()
    await waitFor(() => expect(asked()).toEqual([true, false]))
  })

  it('is given back at once where the window is closed while it is being taken', async () => {
    const taking = held(() => wireLock('17', true))
    const { asked, lastCall } = openPage(sectionOf(), { lockOpportunity: taking.answer })
    await taking.asked
    tell('pagehide')
    await waitFor(() => expect(asked()).toEqual([true, false]))
    expect(lastCall()?.url).toMatch(/\?onlyOwn=true&window=[\w-]{21}$/)
  })

  it('is given back where nobody knows whether it was taken', async () => {
    const { asked, lastCall, hold } = openPage(sectionOf(), {
      lockOpportunity: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    await waitFor(() => expect(asked()).toEqual([true, false]))
    expect(lastCall()?.url).toMatch(/\?onlyOwn=true&window=[\w-]{21}$/)
    expect(hold()).toBeUndefined()
  })

  it('is not asked for by a page that is left before it could ask', async () => {
    const { asked, unmount, store } = openPage(sectionOf())
    unmount()
    await act(() => after(20))
    expect(asked()).toEqual([])
    expect(store.getState().pageLock).toBeNull()
  })
})

describe('a lock of somebody else', () => {
  it('is left alone, and taken when they let go [D-33]', async () => {
    const { asked, read, isHeld } = openPage(heldBy('dana.baker'))
    expect(asked()).toEqual([])
    read(sectionOf())
    await isHeld()
    expect(asked()).toEqual([true])
  })

  it('that was taken away is not fought for, also once they have held it and let go', async () => {
    const { asked, read, isHeld, hold, result } = openPage(sectionOf())
    await isHeld()
    read(heldBy('ann.lee'))
    expect(result.current.hold).toBe('held')
    read(sectionOf())
    expect(hold()).toBe('lost')
    read(heldBy('dana.baker'))
    read(sectionOf())
    expect(result.current.hold).toBe('lost')
    expect(asked()).toEqual([true])
  })

  it('that was taken away at once is lost as well, and shared when another window of one’s own takes it back', async () => {
    const { read, isHeld, hold, asked } = openPage(sectionOf())
    await isHeld()
    read(heldBy('dana.baker'))
    expect(hold()).toBe('lost')
    read(heldBy('ann.lee'))
    await isHeld()
    expect(asked()).toEqual([true, true])
  })

  it('that was taken faster is read, without a toast', async () => {
    const { api, hold, store } = openPage(sectionOf(), {
      lockOpportunity: () => problem(409, 'Conflict', 'request-9', { code: 'lockedByUser' }),
    })
    await waitFor(() => expect(api.callsOf('getOpportunity')).toHaveLength(1))
    expect(api.callsOf('getOpportunity')[0]?.url).toMatch(/17\/false$/)
    expect(hold()).toBeUndefined()
    expect(store.getState().toasts).toEqual([])
  })
})

describe('a lock that was taken away', () => {
  const taken = problem(409, 'Conflict', 'request-9', { code: 'lockedByUser' })
  /** A page that has lost its lock to somebody, or to nobody. */
  async function openLost(lockedUserId: string | null) {
    const page = openPage(sectionOf())
    await page.isHeld()
    page.read(sectionOf({ lockedUserId }))
    expect(page.hold()).toBe('lost')
    return { ...page, takeBack: () => act(() => page.result.current.takeBack()) }
  }

  it('is taken back at once while it is free', async () => {
    const { takeBack, asked, hold, lastCall } = await openLost(null)
    await takeBack()
    expect(hold()).toBe('held')
    expect(asked()).toEqual([true, true])
    expect(lastCall()?.url).toMatch(/\?window=/)
  })

  it('is taken from whoever holds it', async () => {
    const { takeBack, asked, hold, api } = await openLost('dana.baker')
    await takeBack()
    expect(asked()).toEqual([true, false, true])
    expect(api.callsOf('lockOpportunity')[1]?.url).not.toContain('?')
    expect(hold()).toBe('held')
  })

  it('stays lost where somebody was faster, who is shown, and can be asked for again', async () => {
    const { takeBack, api, hold, store } = await openLost(null)
    api.answer({ lockOpportunity: () => taken.clone() })
    await takeBack()
    expect(hold()).toBe('lost')
    await waitFor(() => expect(api.callsOf('getOpportunity')).toHaveLength(1))
    expect(store.getState().toasts.map(({ type }) => type)).toEqual(['error'])
  })

  it('stays lost where it could not be freed', async () => {
    const { takeBack, api, hold, asked, store } = await openLost('dana.baker')
    api.answer({ lockOpportunity: () => problem(500, 'Internal Server Error') })
    await takeBack()
    expect(hold()).toBe('lost')
    expect(asked()).toEqual([true, false])
    expect(store.getState().toasts).toHaveLength(1)
  })

  it('is none of a page that has read nothing', async () => {
    const { result, asked } = openPage(undefined)
    await act(() => result.current.takeBack())
    expect(asked()).toEqual([])
  })
})

it('is taken over from another window of one’s own [OP-003]', async () => {
  const { asked, isHeld } = openPage(heldBy('ann.lee'))
  await isHeld()
  expect(asked()).toEqual([true])
})

it.each(['NLO', 'LEADCREATED', 'DUPE'])('is never taken in the closed status %s [OP-001]', (statusCode) => {
  const { asked, hold } = openPage(sectionOf({ statusCode }))
  expect(hold()).toBeUndefined()
  expect(asked()).toEqual([])
})
