import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pageUsable } from '../../core/browser/pageUsable'
import { storageKeys } from '../../core/browser/storage'
import { findErrorToast } from '../../testing/errorToast'
import { selectVoipStatus } from '../../core/config/appConfigSlice'
import { stubTelephonyObject } from '../../testing/fakeTelephony'
import { held, problem } from '../../testing/fakeApi'
import { wirePage, wireSetting, wireStores } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'

let endHold = () => {}
afterEach(() => endHold())

const findTitle = () => screen.findByRole('heading', { name: 'Equity Log' })
const rememberStore = (id: string) =>
  localStorage.setItem(storageKeys.store, JSON.stringify({ id, name: id, utcOffset: '-05:00' }))

/** Waits until start-up has made its last call. */
const untilStarted = ({ api }: ReturnType<typeof renderApp>) =>
  waitFor(() => expect(api.callsOf('searchContactLog')).toHaveLength(1))

it('asks for stores, check, settings, active store, logo and no-reply emails, in this order [S-125] [S-126] [S-127] [S-128] [S-130] [S-427]', async () => {
  const app = renderApp()
  await untilStarted(app)
  const steps = [
    'listStores',
    'checkStore',
    'listGlobalSettings',
    'setActiveStore',
    'getStoreLogo',
    'searchContactLog',
  ]
  expect(app.api.names().filter((name) => steps.includes(name))).toEqual(steps)
  expect(app.api.callsOf('searchContactLog')[0]).toMatchObject({
    method: 'POST',
    body: {
      hyperionId: 'HAR',
      from: expect.stringMatching(/^2026\/10\/|^2026-10-/) as unknown,
      to: expect.stringMatching(/^2026\/11\/|^2026-11-/) as unknown,
      repliedStatus: 'not responded',
    },
  })
})

it('starts telephony last, once the emails without a reply are counted [S-132]', async () => {
  const object = stubTelephonyObject()
  const count = held(() => wirePage([], 3))
  const app = renderApp({ answers: { searchContactLog: count.answer } })
  await untilStarted(app)
  expect(selectVoipStatus(app.store.getState())).toBe('not-set')
  expect(object.names).toEqual([])
  count.release()
  await waitFor(() => expect(selectVoipStatus(app.store.getState())).toBe('ready'))
})

it('leaves until the page can be used what the page does not need, and then keeps the order [S-128] [S-129] [S-130]', async () => {
  endHold = pageUsable.hold()
  const app = renderApp()
  await findTitle()
  expect(await screen.findAllByText(/^Customer \d{5}$/)).not.toHaveLength(0)
  const later = ['setActiveStore', 'getStoreLogo', 'searchContactLog', 'countRowStates']
  expect(app.api.names().filter((name) => later.includes(name))).toEqual([])
  expect(app.live.lines).toHaveLength(0)
  endHold()
  await untilStarted(app)
  const steps = later.slice(0, 3)
  expect(app.api.names().filter((name) => steps.includes(name))).toEqual(steps)
  await waitFor(() => expect(app.api.callsOf('countRowStates')).toHaveLength(1))
})

it('shows nothing but the splash until sign-in is complete [S-140]', async () => {
  const access = held(() => ({ isValid: true, expiresAt: null }))
  const { api } = renderApp({ answers: { validateToken: access.answer } })
  await waitFor(() => expect(api.callsOf('getUserAccess')).toHaveLength(1))
  expect(screen.getByRole('status')).toHaveTextContent('Signing in')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(api.callsOf('listStores')).toHaveLength(0)
  access.release()
  expect(await findTitle()).toBeInTheDocument()
})

it('keeps the splash until the settings are loaded [S-141]', async () => {
  const settings = held(() => wirePage([]))
  const { api } = renderApp({ answers: { listGlobalSettings: settings.answer } })
  await waitFor(() => expect(api.callsOf('listGlobalSettings')).toHaveLength(1))
  expect(screen.getByRole('status')).toHaveTextContent('Loading your store')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  settings.release()
  expect(await findTitle()).toBeInTheDocument()
})

it('leaves the splash when the settings cannot be loaded, with the defaults and a toast [S-728]', async () => {
  renderApp({ answers: { listGlobalSettings: () => problem(500, 'Internal Server Error') } })
  expect(await findTitle()).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Trade Adjustment' })).not.toBeInTheDocument()
  expect(await findErrorToast()).toHaveTextContent('An error occurred getting data: Internal Server Error')
})

it('starts with the first store of the profile when none was chosen before, and remembers it [S-133] [S-109]', async () => {
  renderApp()
  await findTitle()
  expect(screen.getByText('Harborview Motors')).toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem(storageKeys.store) ?? '')).toEqual({
    id: 'HAR',
    name: 'Harborview Motors',
    utcOffset: '-05:00',
  })
})

it('starts with the store that was chosen last [S-134]', async () => {
  rememberStore('PEA')
  const { api } = renderApp()
  await findTitle()
  expect(screen.getByText('Peachtree Imports')).toBeInTheDocument()
  expect(api.callsOf('setActiveStore')[0]?.body).toEqual({ hyperionId: 'PEA' })
})

it('never makes a remembered store active that is not offered [S-008]', async () => {
  rememberStore('ZZZ')
  const app = renderApp()
  await untilStarted(app)
  expect(app.api.callsOf('setActiveStore').map(({ body }) => body)).toEqual([{ hyperionId: 'HAR' }])
})

it('takes the first store when the service does not confirm the remembered one [S-724]', async () => {
  rememberStore('PEA')
  const { api } = renderApp({ answers: { checkStore: () => ({ hyperionId: 'PEA', isAssigned: false }) } })
  await findTitle()
  await waitFor(() =>
    expect(api.callsOf('setActiveStore').map(({ body }) => body)).toEqual([{ hyperionId: 'HAR' }]),
  )
})

it('says so to somebody whose stores cannot be had [S-194] [S-723]', async () => {
  const { api, user } = renderApp({ answers: { listStores: () => [] } })
  await findTitle()
  expect(api.callsOf('searchLogs')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Change Stores' }))
  expect(await screen.findByRole('dialog', { name: 'Stores' })).toHaveTextContent('No Store Access')
})

it("counts the store's emails without an answer over the last 30 days [S-131] [S-754] [L-207]", async () => {
  const app = renderApp({ answers: { searchContactLog: () => wirePage([], 3) } })
  await untilStarted(app)
  expect(app.api.callsOf('searchContactLog')[0]?.body).toEqual({
    hyperionId: 'HAR',
    from: '2026-10-23 05:00:00',
    to: '2026-11-22 04:59:59',
    repliedStatus: 'not responded',
    emailSentBy: 'ALL',
    orderBy: 'inboundCreateDate',
    orderDirection: 'desc',
    showAll: false,
    pageNumber: 1,
    pageSize: 1,
  })
  expect(await screen.findAllByText('3')).not.toHaveLength(0)
})

it('works in one store at a time: every call names it [S-004] [O-004] [S-005] [L-002]', async () => {
  const app = renderApp()
  await untilStarted(app)
  const named = app.api.callsOf('searchLogs').concat(app.api.callsOf('searchContactLog'))
  expect(named.map(({ body }) => (body as { hyperionId: string }).hyperionId)).toEqual(['HAR', 'HAR'])
  expect(app.api.callsOf('listGlobalSettings')[0]?.url).toMatch(/\/setting\/global\/HAR$/)
})

it("shows the store's logo, and its name while there is none [S-189] [S-760] [S-155]", async () => {
  const logo = held(() => ({ url: '/logos/HAR.svg' }))
  const { store } = renderApp({ answers: { getStoreLogo: logo.answer } })
  await findTitle()
  expect(document.querySelector('img')).toBeNull()
  await waitFor(() =>
    expect(store.getState().appConfig.storeLogo).toEqual({ status: 'IN_PROGRESS', url: null }),
  )
  logo.release()
  await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', '/logos/HAR.svg'))
  expect(store.getState().appConfig.storeLogo).toEqual({ status: 'COMPLETE', url: '/logos/HAR.svg' })
})

it('knows its version, its services, what they need, and whom to ask for help [S-150] [S-151] [S-152] [S-154] [S-494]', async () => {
  const { store } = renderApp({
    config: { supportPhone: '(207) 555-0100', supportEmail: 'help@example.com' },
  })
  await findTitle()
  const { config } = store.getState().appConfig
  expect(config).toMatchObject({
    appVersion: '2.32.34',
    acrValues: 'store:staff',
    supportPhone: '(207) 555-0100',
    supportEmail: 'help@example.com',
  })
  expect(config.bases.opportunity).toBe('/api/opportunity')
  await waitFor(() => expect(store.getState().appConfig.voipStatus).toBe('not supported'))
})

it('shows the Trade Adjustment entry only where the store has it switched on [S-175] [S-176] [S-137] [O-334] [O-335]', async () => {
  const { user } = renderApp({
    answers: {
      listGlobalSettings: ({ url }) =>
        wirePage(url.endsWith('/HAR') ? [wireSetting('TradeAdjustment', 'On')] : []),
    },
  })
  const entry = await screen.findByRole('link', { name: 'Trade Adjustment' })
  expect(entry.querySelector('[data-icon="drive_eta"]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Change Stores' }))
  await user.click(await screen.findByRole('option', { name: wireStores[1]?.name ?? '' }))
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Trade Adjustment' })).not.toBeInTheDocument(),
  )
})
