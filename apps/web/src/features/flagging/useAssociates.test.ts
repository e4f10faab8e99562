import type { Associate } from '@retain/domain/flagging/associate'
import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { held, problem, type FakeAnswers } from '../../testing/fakeApi'
import { hookAt } from '../../testing/hookAt'
import { wireAssociate } from '../../testing/opportunityFixtures'
import { signIn } from '../../testing/signIn'
import { useAssociates } from './useAssociates'

interface Input {
  readonly stores: readonly string[]
  readonly flagged?: readonly Associate[]
}

const ofStores: FakeAnswers = {
  listAssociates: ({ url }) =>
    (url.endsWith('=HAR') ? ['priya.singh', 'sam.rivera'] : ['sam.rivera', 'dana.baker']).map((name) =>
      wireAssociate(name),
    ),
}

function openAssociates(first: Input, answers = ofStores, isSignedIn = true) {
  const app = hookAt(({ stores, flagged }: Input) => useAssociates(stores, flagged), {
    initialProps: first,
    answers,
    ...(isSignedIn ? { before: signIn } : {}),
  })
  return {
    ...app,
    names: () => app.result.current.associates.map(({ userName }) => userName),
    isLoaded: () => waitFor(() => expect(app.result.current.isLoading).toBe(false)),
    asked: () => app.api.callsOf('listAssociates').map(({ url }) => url.split('?')[1]),
  }
}

it('are the user and those who work at the store', async () => {
  const { result, names, isLoaded, asked } = openAssociates({ stores: ['HAR'] })
  expect(result.current.isLoading).toBe(true)
  expect(result.current.associates).toEqual([wireAssociate('ann.lee')])
  await isLoaded()
  expect(names()).toEqual(['ann.lee', 'priya.singh', 'sam.rivera'])
  expect(result.current.failure).toBeUndefined()
  expect(asked()).toEqual(['hyperionId=HAR'])
})

it('are those who work at every one of several stores, each of which is asked once', async () => {
  const { names, isLoaded, asked } = openAssociates({ stores: ['HAR', 'BLR', 'HAR'] })
  await isLoaded()
  expect(names()).toEqual(['ann.lee', 'sam.rivera'])
  expect(asked()).toEqual(['hyperionId=HAR', 'hyperionId=BLR'])
})

it('are nobody of the stores until all of them have answered', async () => {
  const others = held(() => [wireAssociate('sam.rivera')])
  const { api, result, names, isLoaded } = openAssociates(
    { stores: ['HAR', 'BLR'] },
    {
      listAssociates: (request) =>
        request.url.endsWith('=HAR') ? [wireAssociate('dana.baker')] : others.answer(request),
    },
  )
  await others.asked
  await waitFor(() => expect(api.callsOf('listAssociates')).toHaveLength(2))
  expect(result.current.isLoading).toBe(true)
  expect(names()).toEqual(['ann.lee'])
  others.release()
  await isLoaded()
})

it('are the flagged ones first, also those who have left, each once', async () => {
  const flagged = [wireAssociate('lou.gone', true), wireAssociate('sam.rivera', true)]
  const { result, names, rerender, isLoaded } = openAssociates({ stores: ['HAR'], flagged })
  await isLoaded()
  expect(names()).toEqual(['lou.gone', 'sam.rivera', 'ann.lee', 'priya.singh'])
  const { associates } = result.current
  rerender({ stores: ['HAR'], flagged })
  expect(result.current.associates).toBe(associates)
  rerender({ stores: ['HAR'] })
  expect(names()).toEqual(['ann.lee', 'priya.singh', 'sam.rivera'])
})

it('are without the user while nobody is signed in', async () => {
  const { names, isLoaded } = openAssociates({ stores: ['HAR'] }, ofStores, false)
  expect(names()).toEqual([])
  await isLoaded()
  expect(names()).toEqual(['priya.singh', 'sam.rivera'])
})

it('are the user also without names and email', () => {
  const { result } = hookAt(() => useAssociates(['HAR']), {
    answers: ofStores,
    before: (store) => signIn(store, { givenName: null, familyName: null, email: null }),
  })
  expect(result.current.associates).toEqual([
    { userName: 'ann.lee', givenName: '', familyName: '', email: '', isFlagged: false },
  ])
})

it('are forgotten a minute after nobody asks about them', async () => {
  const { store, isLoaded, unmount } = openAssociates({ stores: ['HAR'] })
  await isLoaded()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const known = () => Object.keys(store.getState().api.queries)
  expect(known()).toHaveLength(1)
  unmount()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(known()).toEqual([])
})

it('are those of the stores that are asked about now', async () => {
  const { names, rerender, isLoaded } = openAssociates({ stores: ['HAR'] })
  await isLoaded()
  rerender({ stores: ['BLR'] })
  await isLoaded()
  expect(names()).toEqual(['ann.lee', 'sam.rivera', 'dana.baker'])
})

it('say where they could not be read', async () => {
  const { result, names, isLoaded } = openAssociates(
    { stores: ['HAR', 'BLR'] },
    { listAssociates: ({ url }) => (url.endsWith('=HAR') ? [] : problem(500, 'Internal Server Error')) },
  )
  await waitFor(() => expect(result.current.failure).toBe('The associates could not be read.'))
  await isLoaded()
  expect(names()).toEqual(['ann.lee'])
})
