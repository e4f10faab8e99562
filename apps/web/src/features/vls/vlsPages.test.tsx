import { accessEndedText } from '@retain/domain/vls/vlsProgress'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { renderApp } from '../../testing/renderApp'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  setOpener(null)
})

const setOpener = (value: unknown) =>
  void Object.defineProperty(window, 'opener', { value, configurable: true, writable: true })

const vinOf = (number: number) => `4T1DAACK7TU56${String(number).padStart(4, '0')}`
const wireListed = (number: number, changes: object = {}) => ({
  vin: vinOf(number),
  stockNo: `TM6S${String(number).padStart(4, '0')}`,
  year: 2026,
  make: 'Toyota',
  model: 'Camry',
  trim: `T${number}`,
  bodyType: 'Sedan',
  color: 'Silver',
  newOrUsed: 'New',
  usedClassification: null,
  mileage: 10,
  price: 30_000 + number,
  daysInStock: 11,
  ...changes,
})
const vehicles = [
  ...Array.from({ length: 14 }, (_, at) => wireListed(at + 1)),
  wireListed(15, {
    make: 'Honda',
    model: 'CR-V',
    bodyType: 'SUV',
    price: 20_000,
    newOrUsed: 'Used',
    usedClassification: '5 - CPO',
  }),
]
const wireInventory = {
  storeName: 'Lakeside Motors',
  userName: 'Jordan Mills',
  customerName: 'Castellanos, Hana',
  currentVehicle: '2021 Honda Accord EX-L',
  equityAmount: 8481,
  currentPayment: 436,
  expiresAt: 1_795_000_900,
  vehicles,
}

async function openListing(answers: FakeAnswers = {}, hash = '') {
  const app = renderApp({
    path: `/VlsListing?token=abc${hash}`,
    roles: null,
    answers: {
      getVlsInventory: () => wireInventory,
      chooseVlsVehicles: ({ body }) => ({ vins: (body as { vins: string[] }).vins }),
      ...answers,
    },
  })
  const rows = () =>
    within(screen.getByRole('table', { name: 'Vehicles' }))
      .getAllByRole('row')
      .slice(1)
  return { ...app, rows }
}
const choose = (trim: string) => screen.findByRole('button', { name: new RegExp(`^Choose .* ${trim},`) })

it('the return page hands the token to the window that opened it, and closes itself, also signed out [O-030] [S-066] [S-743] [OP-018]', async () => {
  const postMessage = vi.fn()
  const close = vi.spyOn(window, 'close').mockReturnValue()
  setOpener({ postMessage })
  renderApp({ path: '/Vls?token=abc', roles: null })
  expect(await screen.findByText('Returning to Retain')).toBeInTheDocument()
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(postMessage).toHaveBeenCalledWith({ type: 'vlsReturned', token: 'abc' }, window.location.origin)
})

it('without a window that waits it leads home [S-743]', async () => {
  renderApp({ path: '/Vls?token=abc', roles: null })
  expect(await screen.findByRole('link', { name: 'Go to Retain' })).toHaveAttribute('href', '/')
})

it('the listing shows the stock, the cheapest first, page by page, and until when access lasts', async () => {
  const { rows, user } = await openListing()
  expect(await screen.findByText('Castellanos, Hana')).toBeInTheDocument()
  expect(
    screen.getByText(/Replaces a 2021 Honda Accord EX-L · \$8,481 equity · \$436 a month/),
  ).toBeInTheDocument()
  expect(screen.getByText(/Jordan Mills · access until/)).toBeInTheDocument()
  expect(rows()).toHaveLength(12)
  expect(rows()[0]).toHaveTextContent('CR-V')
  await user.click(screen.getByRole('button', { name: 'Price' }))
  expect(rows()[0]).toHaveTextContent('T14')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(rows()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(rows()).toHaveLength(15)
})

it('filters narrow it, and it says how many are left', async () => {
  const { rows, user } = await openListing()
  await user.click(await screen.findByRole('button', { name: 'SUV' }))
  expect(rows()).toHaveLength(1)
  expect(
    screen.getByText(
      (_text, element) =>
        element?.textContent === '1 of 15 vehicles' && element.getAttribute('role') === 'status',
    ),
  ).toBeInTheDocument()
  await user.type(screen.getByRole('searchbox', { name: 'VIN or stock #' }), 'nothing')
  expect(screen.getByText('No vehicle in stock passes these filters.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(rows()).toHaveLength(12)
})

it('on a phone the vehicles come first and the filters open over them', async () => {
  vi.stubGlobal('innerWidth', 390)
  const { rows, user } = await openListing()
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.click(screen.getByRole('button', { name: 'SUV' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(rows()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument()
})

it('two are chosen, a third takes the place of the first, and they go back with the token alone [O-304] [O-471] [OP-099]', async () => {
  const { api, user, router } = await openListing()
  for (const trim of ['T1', 'T2', 'T3']) await user.click(await choose(trim))
  expect(screen.getByText('2 of 2 chosen')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Use these 2 vehicles' }))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/Vls', search: '?token=abc' }))
  expect(api.callsOf('chooseVlsVehicles')[0]?.body).toEqual({ token: 'abc', vins: [vinOf(2), vinOf(3)] })
})

it('while the replacement is hidden there is room for three, and what is shown cannot be chosen again [O-302] [O-305]', async () => {
  const { user } = await openListing({}, `#hidden,${vinOf(1)}`)
  expect(await screen.findByText('In the playground')).toBeInTheDocument()
  for (const trim of ['T2', 'T3', 'T4']) await user.click(await choose(trim))
  expect(screen.getByText('3 of 3 chosen')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove 2026 Toyota Camry T3' }))
  expect(screen.getByText('2 of 3 chosen')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByText('0 of 3 chosen')).toBeInTheDocument()
})

it('says plainly that access has ended, before a choice and after one', async () => {
  const ended = () => problem(404, 'Not Found', 'r', { code: 'notFound' })
  const { user } = await openListing({ chooseVlsVehicles: ended })
  await user.click(await choose('T1'))
  await user.click(screen.getByRole('button', { name: 'Use this vehicle' }))
  expect(await screen.findByText(accessEndedText)).toBeInTheDocument()
  renderApp({ path: '/VlsListing?token=old', roles: null, answers: { getVlsInventory: ended } })
  await waitFor(() => expect(screen.getAllByText(accessEndedText)).toHaveLength(2))
})

it('a service that is away can be asked again', async () => {
  const { api, user } = await openListing({ getVlsInventory: () => problem(503, 'Away') })
  const again = await screen.findByRole('button', { name: 'Try Again' })
  api.answer({ getVlsInventory: () => wireInventory })
  await user.click(again)
  expect(await screen.findByText('Castellanos, Hana')).toBeInTheDocument()
})
