import { gridDriver } from '@retain/ui/testing/grid-driver'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../testing/renderApp'

const order = '?orderBy=equityAmount&orderDirection=desc'

/** Opens the Search log and searches for texts, one after the other. */
async function searchFor(...texts: readonly string[]) {
  const app = renderApp({ path: '/app/search' })
  const [box] = await screen.findAllByPlaceholderText<HTMLInputElement>(/^Search Retain/)
  if (box === undefined) throw new Error('There is no quick search')
  for (const text of texts) {
    await app.user.type(box, `${text}{Enter}`)
    await tagged(text)
  }
  const lastSearch = () => app.api.callsOf('searchLog').at(-1)?.body
  return { ...app, lastSearch }
}

const isTagged = (text: string) => screen.queryByRole('row', { name: text }) !== null
const tagged = (text: string) => waitFor(() => expect(isTagged(text)).toBe(true))

it('finds each text again by Back, and none before the first [L-548]', async () => {
  const { router, address } = await searchFor('Smith', 'Jones')
  expect(address()).toBe(`/app/search${order}`)
  await router.navigate(-1)
  await tagged('Smith')
  expect(isTagged('Jones')).toBe(false)
  await router.navigate(-1)
  expect(await screen.findByText(/^Search by name, phone, email/)).toBeInTheDocument()
  await router.navigate(2)
  await tagged('Jones')
})

it('finds the text again after a reload, which keeps nothing but the history', async () => {
  const { router, unmount } = await searchFor('Smith')
  const { pathname, search, state } = router.state.location
  unmount()
  const { api } = renderApp({ path: { pathname, search, state: state as unknown } })
  await tagged('Smith')
  await waitFor(() => expect(api.callsOf('searchLog').at(-1)?.body).toMatchObject({ query: 'Smith' }))
})

it('keeps the text while it is sorted, and finds it again by Back when its tag was taken away', async () => {
  const { user, router, address, lastSearch } = await searchFor('Smith')
  gridDriver(await screen.findByRole('grid', { name: 'Search log' })).sortBy('Year')
  await waitFor(() => expect(lastSearch()).toMatchObject({ query: 'Smith', orderBy: 'year' }))
  expect(address()).not.toContain('Smith')
  await user.click(screen.getByRole('button', { name: 'Remove Smith' }))
  expect(await screen.findByText(/^Search by name, phone, email/)).toBeInTheDocument()
  await router.navigate(-1)
  await tagged('Smith')
})

it('is restored by the navigation', async () => {
  const { router } = await searchFor('Smith')
  await router.navigate('/app/contact')
  await waitFor(() => expect(isTagged('Smith')).toBe(false))
  await router.navigate('/app/search')
  await tagged('Smith')
})
