import { act, renderHook } from '@testing-library/react'
import type { User } from '@retain/domain/session/user/user'
import { countedNoReply } from '@retain/domain/work-log/contact-log/reply/noReplyCount'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { storeActivated } from '../session/active-store/activeStoreSlice'
import { tokenReceived, tokenValidated, userRetrieved } from '../session/sessionSlice'
import { allPermissions, wireStores } from '../testing/fixtures'
import { sliceStore } from '../testing/sliceStore'
import { noReplyApi } from './no-reply/noReplyApi'
import { useNavigationEntries } from './useNavigationEntries'

const [harborview] = wireStores as [(typeof wireStores)[number]]

/** The navigation beside an address. */
function openNavigation(path: string, state: unknown = null) {
  const { store, inStore: Store } = sliceStore()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Store>
      <MemoryRouter initialEntries={[{ pathname: path, state }]}>{children}</MemoryRouter>
    </Store>
  )
  const { result, rerender } = renderHook(useNavigationEntries, { wrapper })
  return {
    store,
    rerender,
    navigation: () => result.current,
    keys: () => result.current.entries.map(({ key }) => key),
    signIn: () =>
      act(() => {
        const user = { roles: allPermissions } as unknown as User
        for (const action of [tokenReceived(), tokenValidated(), userRetrieved(user)]) store.dispatch(action)
      }),
  }
}

it('has no log for somebody who is not signed in, and those of the roles after that', () => {
  const { keys, signIn } = openNavigation('/app/log')
  expect(keys()).not.toContain('Equity Log')
  signIn()
  expect(keys()).toContain('Equity Log')
  expect(keys()).toContain('Contact Log')
})

it('highlights the entry of the address, or of the list that the page was opened from', () => {
  const log = openNavigation('/app/log')
  log.signIn()
  expect(log.navigation().activeKey).toBe('Equity Log')
  const contact = openNavigation('/app/opportunity/17', { returnUrl: '/app/contact' })
  contact.signIn()
  expect(contact.navigation().activeKey).toBe('Contact Log')
})

it('counts the emails that wait for a reply at the Contact Log, and is the same until something changes', async () => {
  const { store, navigation, rerender, signIn } = openNavigation('/app/log')
  signIn()
  act(() => void store.dispatch(storeActivated(harborview)))
  const { entries } = navigation()
  rerender()
  expect(navigation().entries).toBe(entries)
  await act(() =>
    store.dispatch(noReplyApi.util.upsertQueryData('noReplyCount', harborview, countedNoReply(3))),
  )
  expect(navigation().entries.find(({ key }) => key === 'Contact Log')).toMatchObject({ badge: 3 })
})
