import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { renderApp } from '../../testing/renderApp'
import { settingAnswers, wireOverride } from '../../testing/settingServer'

const all: Permission = 'Opportunity_Can_Edit_Global_Setting_Overrides'
const own: Permission = 'Opportunity_Can_Edit_Setting_Overrides'
const view: Permission = 'Opportunity_Can_View_Setting_Overrides'

const har = { hyperionId: 'HAR', marketId: null, brandId: null }
const key = 'EATimeDesktopAlerts'
const name = 'Desktop alerts, seconds shown'
const panelPath = `/app/globalAdmin/Overrides/${key}?scope=store%3AHAR`
const set = { [`${key} store:HAR`]: { appSettingId: '7', settingValue: '45', version: 2 } }
const locked = {
  [`${key} store:HAR`]: { settingValue: '45', version: 2, isLocked: true, lockLevel: 'market' },
}

interface Opened {
  readonly path?: string
  readonly roles?: readonly Permission[]
  readonly answers?: FakeAnswers
}

async function open({ path = '/app/globalAdmin/Overrides', roles = [all, own], answers }: Opened = {}) {
  const app = renderApp({
    path,
    roles: [generalAccess, ...roles],
    answers: { ...settingAnswers(set), ...answers },
  })
  await screen.findByRole('grid', { name: 'Setting overrides' })
  return app
}

const rows = async () => {
  const grid = screen.getByRole('grid', { name: 'Setting overrides' })
  return (await within(grid).findAllByRole('rowheader')).length
}
const field = (label: string) => screen.findByRole('textbox', { name: label })

describe('the list', () => {
  it('is asked for by 50, and narrowed to a store, market or brand and to what is set [O-027] [O-390] [O-391] [O-392] [O-496] [S-036] [S-405] [S-488]', async () => {
    const app = await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Setting Overrides')
    await rows()
    expect(app.api.callsOf('listSettings')[0]?.url).toContain('pageNumber=1&pageSize=50')
    expect(app.api.callsOf('listBrandRegionMarket')).toHaveLength(1)
    const box = screen.getByRole('combobox', { name: 'Store, market or brand' })
    await app.user.type(box, 'Harbor')
    await app.user.click(await screen.findByRole('option', { name: /Harborview/ }))
    await waitFor(() => expect(app.api.callsOf('listSettings').at(-1)?.url).toContain('hyperionId=HAR'))
    await app.user.click(screen.getByRole('radio', { name: 'Value set' }))
    await waitFor(() => expect(app.api.callsOf('listSettings').at(-1)?.url).toContain('isOverridden=true'))
    await waitFor(async () => expect(await rows()).toBe(1))
    expect(app.address()).toContain('match=store%3AHAR')
  })

  it('says that it could not be loaded, keeps the error, and is asked for again [S-392] [S-828]', async () => {
    let isDown = true
    const { listSettings = () => null } = settingAnswers(set)
    const { user, store } = await open({
      answers: { listSettings: (request) => (isDown ? problem(500, 'Fault') : listSettings(request)) },
    })
    await screen.findByText('The list could not be loaded.')
    const states = Object.values(store.getState().api.queries)
    expect(states.find((query) => query?.endpointName === 'listSettings')).toMatchObject({
      status: 'rejected',
      error: { kind: 'http', status: 500, endpoint: 'listSettings' },
    })
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await rows()).toBeGreaterThan(0)
  })
})

describe('the panel', () => {
  it('opens from the name of a setting, and shows exactly that one [O-028] [S-037]', async () => {
    const { user, address } = await open({ path: '/app/globalAdmin/Overrides?match=store%3AHAR' })
    await user.click(await screen.findByRole('link', { name }))
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument()
    expect(address()).toContain(`/Overrides/${key}?`)
    expect(await field('Value')).toHaveValue('45')
    expect(screen.getByRole('textbox', { name: 'Default Value' })).toHaveValue('30')
  })

  it('saves a changed value by PUT, a new one by POST [O-393] [O-400] [O-497] [O-502] [S-453]', async () => {
    const saved = () => [wireOverride(key, har, { settingValue: '60', version: 3 })]
    const app = await open({ path: panelPath, answers: { updateSettings: saved, saveSettings: saved } })
    await app.user.clear(await field('Value'))
    await app.user.type(await field('Value'), '60')
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Override settings updated')).toBeInTheDocument()
    expect(app.api.callsOf('updateSettings')[0]?.body).toEqual({
      appSettingSaveSettings: [{ settingKeyId: key, ...har, settingValue: '60', version: 2 }],
      clear: false,
    })
    expect(app.api.callsOf('saveSettings')).toEqual([])
  })

  it('posts a value where none was set', async () => {
    const app = await open({
      path: '/app/globalAdmin/Overrides/TradeAdjustment?scope=market%3AM-1',
      answers: { saveSettings: () => [wireOverride('TradeAdjustment', { ...har, hyperionId: null })] },
    })
    await app.user.click(await screen.findByRole('radio', { name: 'On' }))
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Override settings updated')
    expect(app.api.callsOf('saveSettings')[0]?.body).toEqual({
      appSettingSaveSettings: [
        {
          settingKeyId: 'TradeAdjustment',
          hyperionId: null,
          marketId: 'M-1',
          brandId: null,
          settingValue: 'On',
        },
      ],
      clear: false,
    })
  })

  it('keeps what was typed when the value was locked or changed meanwhile [O-397]', async () => {
    const { user } = await open({
      path: panelPath,
      answers: { updateSettings: () => problem(409, 'Conflict', 'request-9', { code: 'settingLocked' }) },
    })
    await user.clear(await field('Value'))
    await user.type(await field('Value'), '60')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const form = screen.getByRole('group', { name: 'Override' })
    expect(await within(form).findByText(/was not saved/)).toBeInTheDocument()
    expect(await field('Value')).toHaveValue('60')
  })

  it('offers again what was typed when the permission was taken away, once it is opened anew [S-117]', async () => {
    const { user, router } = await open({
      path: panelPath,
      answers: { updateSettings: () => problem(403, 'Forbidden') },
    })
    await user.clear(await field('Value'))
    await user.type(await field('Value'), '60')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The setting was not saved.')).toBeInTheDocument()
    await act(() => router.navigate('/access_denied'))
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
    await act(() => router.navigate(panelPath))
    expect(await screen.findByText(/^You typed this on .* It was not saved\.$/)).toBeInTheDocument()
    expect(await field('Value')).toHaveValue('60')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await field('Value')).toHaveValue('45')
  })

  it('stays open with what was typed where the service fails, under a toast that stays [S-392] [S-828]', async () => {
    const { user, store } = await open({
      path: panelPath,
      answers: { updateSettings: () => problem(500, 'Internal Server Error') },
    })
    await user.clear(await field('Value'))
    await user.type(await field('Value'), '60')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The setting was not saved.')).toBeInTheDocument()
    expect(store.getState().toasts).toMatchObject([{ type: 'error', timeout: null }])
    expect(await field('Value')).toHaveValue('60')
  })

  it('removes an override, and says so in the words of the specification [O-401] [S-412] [S-454] [S-704]', async () => {
    const app = await open({ path: panelPath, answers: { deleteSettings: () => wireOverride(key, har) } })
    await app.user.click(await screen.findByRole('button', { name: 'Remove override' }))
    expect(await screen.findByText('Overide settings removed')).toBeInTheDocument()
    expect(app.api.callsOf('deleteSettings')[0]?.body).toEqual({ settingKeyId: key, ...har })
    expect(app.api.callsOf('listSettingHistory')[0]?.url).toMatch(
      /\/setting\/history\?settingKeyId=EATimeDesktopAlerts&hyperionId=HAR$/,
    )
  })

  it('locks, and a locked one can only be read [O-394] [O-397] [O-402] [O-498] [S-376] [S-704] [S-455]', async () => {
    const app = await open({ path: panelPath, answers: { lockSetting: () => wireOverride(key, har) } })
    await app.user.click(await screen.findByRole('switch', { name: 'Lock' }))
    expect(await screen.findByText('Override settings lock changed successfully')).toBeInTheDocument()
    expect(app.api.callsOf('lockSetting')[0]?.body).toEqual({ settingKeyId: key, ...har, isLocked: true })
  })

  it('tells of a lock from above', async () => {
    await open({ path: panelPath, answers: settingAnswers(locked) })
    expect(await screen.findByText('Locked for its market. can not edit locked settings')).toBeInTheDocument()
    expect(await field('Value')).toHaveAttribute('readonly')
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
    expect(screen.getByRole('switch', { name: 'Lock' })).not.toBeChecked()
  })

  it('can only be read with the permission to view [O-422] [OP-126]', async () => {
    await open({ path: panelPath, roles: [view] })
    expect(await field('Value')).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Change many stores' })).not.toBeInTheDocument()
  })

  it('names a setting that there is not', async () => {
    await open({ path: '/app/globalAdmin/Overrides/EAOther' })
    expect(screen.getByText('There is no such setting.')).toBeInTheDocument()
  })

  it('shows the history, whose last change is taken back [O-395] [O-499] [S-411]', async () => {
    const entry = (settingValue: string | null, minute: number) => ({
      settingValue,
      isLocked: false,
      ...har,
      changedBy: 'Dana Baker',
      changedDate: `2026-11-18T14:${minute}:00.000Z`,
    })
    const app = await open({
      path: panelPath,
      answers: {
        listSettingHistory: () => [entry('45', 14), entry('30', 12)],
        updateSettings: () => [wireOverride(key, har, { settingValue: '30', version: 3 })],
      },
    })
    const history = await screen.findByRole('list', { name: 'History' })
    expect(within(history).getByText('30 → 45')).toBeInTheDocument()
    expect(within(history).getByText('Not set → 30')).toBeInTheDocument()
    await app.user.click(within(history).getByRole('button', { name: 'Undo 30 → 45' }))
    await screen.findByText('Override settings updated')
    expect(app.api.callsOf('updateSettings')[0]?.body).toMatchObject({
      appSettingSaveSettings: [{ settingValue: '30', version: 2 }],
    })
  })
})

describe('many stores', () => {
  it('are changed at once, with what will change before it is done', async () => {
    const app = await open({ answers: { saveManySettings: () => ({ changeId: '12', count: 2 }) } })
    await app.user.click(screen.getByRole('button', { name: 'Change many stores' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change many stores' })
    await app.user.click(within(dialog).getByRole('button', { name: /Setting/ }))
    await app.user.click(await screen.findByRole('option', { name }))
    await app.user.type(await within(dialog).findByRole('textbox', { name: 'Value' }), '60')
    await app.user.click(within(dialog).getByRole('button', { name: /Stores/ }))
    await app.user.click(await screen.findByRole('option', { name: /Harborview/ }))
    await app.user.click(await screen.findByRole('option', { name: /Blue Ridge/ }))
    await app.user.keyboard('{Escape}')
    expect(await within(dialog).findByText('45 → 60')).toBeInTheDocument()
    expect(within(dialog).getByText('30 (default) → 60')).toBeInTheDocument()
    await app.user.click(within(dialog).getByRole('button', { name: 'Change 2' }))
    expect(await screen.findByText('Override settings updated')).toBeInTheDocument()
    expect(app.api.callsOf('saveManySettings')[0]?.body).toMatchObject({
      clear: false,
      appSettingSaveSettings: [
        { hyperionId: 'BLR', settingValue: '60' },
        { hyperionId: 'HAR', settingValue: '60', version: 2 },
      ],
    })
  })

  it('are chosen by their market or brand as well', async () => {
    const app = await open({ answers: { saveManySettings: () => ({ changeId: '12', count: 2 }) } })
    await app.user.click(screen.getByRole('button', { name: 'Change many stores' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change many stores' })
    const stores = () => within(dialog).getByRole('button', { name: /Stores/ })
    expect(stores()).toHaveTextContent('None chosen')
    await app.user.click(within(dialog).getByRole('button', { name: /Add all stores of/ }))
    await app.user.click(await screen.findByRole('option', { name: 'New England' }))
    await waitFor(() => expect(stores()).toHaveTextContent(/Blue Ridge.*Harborview/))
  })

  it('of which somebody has changed one meanwhile say so, and what would change by now', async () => {
    let values = settingAnswers(set)
    const app = await open({
      answers: {
        listSettings: (request) => values['listSettings']?.(request),
        saveManySettings: () => {
          values = settingAnswers({
            [`${key} store:HAR`]: { appSettingId: '7', settingValue: '50', version: 3 },
          })
          return problem(409, 'Conflict', 'request-9', { code: 'stale' })
        },
      },
    })
    await app.user.click(screen.getByRole('button', { name: 'Change many stores' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change many stores' })
    await app.user.click(within(dialog).getByRole('button', { name: /Setting/ }))
    await app.user.click(await screen.findByRole('option', { name }))
    await app.user.type(await within(dialog).findByRole('textbox', { name: 'Value' }), '60')
    await app.user.click(within(dialog).getByRole('button', { name: /Stores/ }))
    await app.user.click(await screen.findByRole('option', { name: /Harborview/ }))
    await app.user.keyboard('{Escape}')
    await within(dialog).findByText('45 → 60')
    await app.user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
    expect(await within(dialog).findByText(/Nothing was changed\. The preview shows/)).toBeInTheDocument()
    expect(await within(dialog).findByText('50 → 60')).toBeInTheDocument()
    expect(within(dialog).getByRole('textbox', { name: 'Value' })).toHaveValue('60')
    await app.user.click(within(dialog).getByRole('button', { name: 'Change 1' }))
    await waitFor(() =>
      expect(app.api.callsOf('saveManySettings').at(-1)?.body).toMatchObject({
        appSettingSaveSettings: [{ hyperionId: 'HAR', settingValue: '60', version: 3 }],
      }),
    )
  })

  async function change(answers: FakeAnswers) {
    const app = await open({
      answers: { saveManySettings: () => ({ changeId: '12', count: 1 }), ...answers },
    })
    await app.user.click(screen.getByRole('button', { name: 'Change many stores' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change many stores' })
    await app.user.click(within(dialog).getByRole('button', { name: /Setting/ }))
    await app.user.click(await screen.findByRole('option', { name }))
    await app.user.type(await within(dialog).findByRole('textbox', { name: 'Value' }), '60')
    await app.user.click(within(dialog).getByRole('button', { name: /Stores/ }))
    await app.user.click(await screen.findByRole('option', { name: /Harborview/ }))
    await app.user.keyboard('{Escape}')
    await app.user.click(await within(dialog).findByRole('button', { name: 'Change 1' }))
    await screen.findByText(`${name} was changed for 1 store.`)
    return app
  }

  it('are changed back as one', async () => {
    const app = await change({ undoManySettings: () => null })
    const asked = app.api.callsOf('listSettings').length
    await app.user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`${name} is what it was before for 1 store.`)).toBeInTheDocument()
    expect(app.api.callsOf('undoManySettings')[0]?.body).toEqual({ changeId: '12' })
    await waitFor(() => expect(app.api.callsOf('listSettings').length).toBeGreaterThan(asked))
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it.each([
    [409, 'stale', /Somebody else has changed or locked one of these since\. Nothing was taken back/],
    [409, 'settingLocked', /Somebody else has changed or locked one of these since/],
    [404, 'notFound', /It can no longer be taken back/],
    [500, 'unexpected', /It was not taken back\. Try again/],
  ])('say why they are not changed back: %i %s', async (status, code, text) => {
    const { user } = await change({
      undoManySettings: () => problem(status, 'Refused', 'request-9', { code }),
    })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled()
  })
})
