import { createMemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { navigationOf } from './navigation'

const Customer = () => null

const openRouter = (lazy: () => Promise<{ Component: () => null }>) =>
  createMemoryRouter([{ path: '/' }, { path: '/customers/:id', lazy }])

it('opens a page whose code was prefetched at once', async () => {
  const lazy = vi.fn(() => Promise.resolve({ Component: Customer }))
  const router = openRouter(lazy)
  const navigation = navigationOf(router)
  navigation.prefetch('/customers/1')
  await vi.waitFor(() => expect(router.routes[1]).not.toHaveProperty('lazy', lazy))
  navigation.go('/customers/2')
  expect(router.state).toMatchObject({
    location: { pathname: '/customers/2' },
    navigation: { state: 'idle' },
    matches: [{ route: { element: { type: Customer } } }],
  })
  navigation.prefetch('/customers/3')
  expect(lazy).toHaveBeenCalledOnce()
})

it('leaves the page to the router that is opened while its code is prefetched', async () => {
  const warn = vi.spyOn(console, 'warn')
  let arrive = (_page: { Component: () => null }) => undefined as void
  const router = openRouter(() => new Promise((resolve) => (arrive = resolve)))
  navigationOf(router).prefetch('/customers/1')
  const arrivePrefetched = arrive
  const opened = router.navigate('/customers/1')
  arrivePrefetched({ Component: Customer })
  await Promise.resolve()
  expect(router.state.navigation.state).toBe('loading')
  arrive({ Component: Customer })
  await opened
  expect(router.state).toMatchObject({ matches: [{ route: { element: { type: Customer } } }] })
  expect(warn).not.toHaveBeenCalled()
})

it('tries again when the page is opened after its code could not be prefetched', async () => {
  const lazy = vi
    .fn<() => Promise<{ Component: () => null }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Component: Customer })
  const router = openRouter(lazy)
  navigationOf(router).prefetch('/customers/1')
  await router.navigate('/customers/1')
  expect(router.state).toMatchObject({ errors: null, matches: [{ route: { element: { type: Customer } } }] })
  expect(lazy).toHaveBeenCalledTimes(2)
})
