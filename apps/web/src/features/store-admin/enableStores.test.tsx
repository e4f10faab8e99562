import { generalAccess } from '@retain/domain/session/user/permissions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { makeReceive } from '../../testing/liveGrid'
import { settingChanged } from '../../testing/liveMessages'
import { renderApp } from '../../testing/renderApp'
import { wireOverride } from '../../testing/settingServer'

const untouched = { isEnabled: true, isLocked: false, changedBy: null, changedDate: null, version: 0 }
const harborview = { hyperionId: 'HAR', name: 'Harborview Motors', marketName: 'New England', ...untouched }
const blueRidge = {
  ...harborview,
  hyperionId: 'BLR',
  name: 'Blue Ridge Auto Park',
  isEnabled: false,
  changedBy: 'Dana Baker',
  changedDate: '2026-11-18T14:12:00.000Z',
  version: 4,
}
const ofHarborview = { hyperionId: 'HAR', marketId: null, brandId: null }
const saved = (version: number) => [wireOverride('EAStoreEnabled', ofHarborview, { version })]

async function open({ answers, path = '/app/enableStore' }: { answers?: FakeAnswers; path?: string } = {}) {
  const app = renderApp({
    path,
    roles: [generalAccess, 'Opportunity_Can_Access_Enable_Stores'],
    answers: { listAllStores: () => wirePage([blueRidge, harborview]), ...answers },
  })
  await screen.findByRole('grid', { name: 'Stores' })
  return app
}

const switchOf = (name: string) => screen.findByRole('switch', { name: `${name} enabled` })

describe('Enable Stores', () => {
  it('lists every store with its switch, and who used it last [S-042] [S-826]', async () => {
    const app = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Enable Stores')
    expect(await switchOf('Harborview Motors')).toBeChecked()
    expect(await switchOf('Blue Ridge Auto Park')).not.toBeChecked()
    expect(screen.getByText('Dana Baker, 11/18/2026 09:12am')).toBeInTheDocument()
    expect(app.api.callsOf('listAllStores')[0]?.url).toContain('pageNumber=1&pageSize=50')
  })

  it('is denied without its permission [S-042]', async () => {
    const { router } = renderApp({ path: '/app/enableStore', roles: [generalAccess] })
    await waitFor(() => expect(router.state.location.pathname).toBe('/access_denied'))
  })

  it('finds stores by a text and by whether they are on, both in the address [S-826]', async () => {
    const app = await open()
    await app.user.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'harbor')
    await waitFor(() => expect(app.api.callsOf('listAllStores').at(-1)?.url).toContain('text=harbor'))
    await app.user.click(screen.getByRole('radio', { name: 'Off' }))
    await waitFor(() => expect(app.api.callsOf('listAllStores').at(-1)?.url).toContain('isEnabled=false'))
    expect(app.address()).toBe('/app/enableStore?text=harbor&isEnabled=false')
  })

  it('says that the stores could not be loaded, and asks again', async () => {
    let isDown = true
    const { user } = await open({
      answers: { listAllStores: () => (isDown ? problem(500, 'Fault') : wirePage([harborview])) },
    })
    await screen.findByText('The stores could not be loaded.')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await switchOf('Harborview Motors')).toBeChecked()
  })

  it('switches a store off only after the question, and takes it back [S-826] [S-452]', async () => {
    let version = 0
    const app = await open({ answers: { saveSettings: () => saved((version += 1)) } })
    await app.user.click(await switchOf('Harborview Motors'))
    const question = await screen.findByRole('alertdialog', { name: 'Switch off Harborview Motors?' })
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(app.api.callsOf('saveSettings')).toEqual([])
    await app.user.click(await switchOf('Harborview Motors'))
    await app.user.click(await screen.findByRole('button', { name: 'Switch off' }))
    expect(await screen.findByText('Setting Saved')).toBeInTheDocument()
    expect(await screen.findByText('Harborview Motors is off.')).toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Harborview Motors is on.')).toBeInTheDocument()
    const key = 'EAStoreEnabled'
    expect(app.api.callsOf('saveSettings').map(({ body }) => body)).toEqual([
      {
        appSettingSaveSettings: [{ settingKeyId: key, ...ofHarborview, settingValue: 'Off' }],
        clear: false,
      },
      {
        appSettingSaveSettings: [{ settingKeyId: key, ...ofHarborview, settingValue: 'On', version: 1 }],
        clear: false,
      },
    ])
  })

  it('switches a store on at once', async () => {
    const app = await open({ answers: { saveSettings: () => saved(5) } })
    await app.user.click(await switchOf('Blue Ridge Auto Park'))
    await screen.findByText('Blue Ridge Auto Park is on.')
    expect(app.api.callsOf('saveSettings')[0]?.body).toMatchObject({
      appSettingSaveSettings: [{ hyperionId: 'BLR', settingValue: 'On', version: 4 }],
    })
  })

  it('overwrites nobody, and says who was first', async () => {
    const stale = problem(409, 'Conflict', 'request-9', { code: 'stale' })
    const theirs = { ...harborview, isEnabled: false, changedBy: 'Dana Baker', version: 1 }
    const app = await open({
      answers: {
        saveSettings: () => stale,
        listAllStores: ({ url }) => wirePage([url.includes('text=HAR') ? theirs : harborview]),
      },
    })
    await app.user.click(await switchOf('Harborview Motors'))
    await app.user.click(await screen.findByRole('button', { name: 'Switch off' }))
    expect(
      await screen.findByText('Harborview Motors was changed by Dana Baker meanwhile. It is off.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('shows a locked switch that nobody can use [OP-127]', async () => {
    const app = await open({
      answers: { listAllStores: () => wirePage([{ ...harborview, isLocked: true }]) },
    })
    await app.user.click(await switchOf('Harborview Motors'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByText('On, can not edit locked settings')).toBeInTheDocument()
  })

  it('shows what others switch meanwhile', async () => {
    let isEnabled = true
    const app = await open({ answers: { listAllStores: () => wirePage([{ ...harborview, isEnabled }]) } })
    expect(await switchOf('Harborview Motors')).toBeChecked()
    isEnabled = false
    await makeReceive(app)(settingChanged('EAStoreEnabled', 'Off'))
    await waitFor(async () => expect(await switchOf('Harborview Motors')).not.toBeChecked())
  })
})
