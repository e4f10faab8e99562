import { generalAccess } from '@retain/domain/session/user/permissions'
import { settingName } from '@retain/domain/settings/settingTexts'
import { settingKeys } from '@retain/domain/settings/settingCatalogue'
import { storeAdminKeys } from '@retain/domain/settings/settingScreens'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { problem, type FakeAnswers } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'
import { wireOverride, wireRegions } from '../../testing/settingServer'

const none = { hyperionId: null, marketId: null, brandId: null }
const har = { ...none, hyperionId: 'HAR' }
type Changes = Readonly<Record<string, unknown>>

/** The settings of a store; those named are stored, by default for the store itself. */
const settingsOf = (set: Readonly<Record<string, Changes>>) =>
  wirePage(settingKeys.map((key) => wireOverride(key, none, set[key])))

const own = { ...har, appSettingId: '7', settingValue: '45', version: 2 }
const usual = { EATimeDesktopAlerts: own }

async function open(set: Readonly<Record<string, Changes>> = usual, answers: FakeAnswers = {}) {
  const app = renderApp({
    path: '/app/StoreAdmin',
    roles: [generalAccess, 'Opportunity_Can_Edit_Setting_Overrides'],
    answers: {
      listGlobalSettings: ({ url }) => (url.includes('/HAR') ? settingsOf(set) : settingsOf({})),
      saveSettings: () => [],
      ...answers,
    },
  })
  await screen.findByRole('group', { name: 'Settings of Harborview Motors' })
  return app
}

const seconds = () => screen.getByRole('textbox', { name: 'Desktop alerts, seconds shown' })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('Store Admin', () => {
  it('is the form of the seven settings of the active store, with where each value comes from [S-043] [S-736] [S-826]', async () => {
    await open({
      ...usual,
      EAServiceDrive: { ...none, marketId: 'M-1', appSettingId: '8', settingValue: '9' },
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Store Admin')
    const form = screen.getByRole('group', { name: 'Settings of Harborview Motors' })
    for (const key of storeAdminKeys) expect(within(form).getAllByText(settingName(key))).not.toHaveLength(0)
    expect(within(form).queryByText(settingName('EAAnnualMiles'))).not.toBeInTheDocument()
    expect(seconds()).toHaveValue('45')
    expect(within(form).getByText(/Set for this store\.$/)).toBeInTheDocument()
    expect(within(form).getByText(/Set for its market\.$/)).toBeInTheDocument()
    expect(within(form).getAllByText(/The default\.$/)).toHaveLength(storeAdminKeys.length - 2)
  })

  it('names the store and its brand, the first where there are more [S-156] [S-402]', async () => {
    const [region] = wireRegions.regions
    const [market] = region?.markets ?? []
    const [store] = market?.stores ?? []
    const brands = [...(store?.brands ?? []), { brandId: 'Mazda', brandName: 'Mazda' }]
    const regions = [{ ...region, markets: [{ ...market, stores: [{ ...store, brands }] }] }, region]
    const { api } = await open(usual, { getStoreAdditionalInfo: () => ({ regions }) })
    expect(await screen.findByText('Harborview Motors · Subaru')).toBeInTheDocument()
    const [call] = api.callsOf('getStoreAdditionalInfo')
    expect(call?.url).toMatch(/\/stores\/additional-info\?hyperionId=HAR$/)
  })

  it('is denied without its permission [S-043] [S-736]', async () => {
    const { router } = renderApp({
      path: '/app/StoreAdmin',
      roles: [generalAccess, 'Opportunity_Can_View_Setting_Overrides'],
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/access_denied'))
  })

  it('saves what was changed for the store, by POST [S-043] [S-409] [S-826]', async () => {
    const app = await open()
    expect(save()).toBeDisabled()
    await app.user.clear(seconds())
    await app.user.type(seconds(), '60')
    await app.user.click(save())
    expect(await screen.findByText('Setting Saved')).toBeInTheDocument()
    expect(app.api.callsOf('saveSettings')[0]?.body).toEqual({
      appSettingSaveSettings: [
        { settingKeyId: 'EATimeDesktopAlerts', ...har, settingValue: '60', version: 2 },
      ],
      clear: false,
    })
  })

  it('removes the value of the store, so that a wider one counts [OP-129]', async () => {
    const app = await open()
    await app.user.click(
      screen.getByRole('button', { name: "Remove the store's value of Desktop alerts, seconds shown" }),
    )
    expect(await screen.findByText('Setting Saved')).toBeInTheDocument()
    expect(app.api.callsOf('saveSettings')[0]?.body).toEqual({
      appSettingSaveSettings: [{ settingKeyId: 'EATimeDesktopAlerts', ...har, settingValue: '', version: 2 }],
      clear: true,
    })
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
  })

  it('keeps what was typed when somebody else was first', async () => {
    const app = await open(usual, {
      saveSettings: () => problem(409, 'Conflict', 'request-9', { code: 'stale' }),
    })
    await app.user.clear(seconds())
    await app.user.type(seconds(), '60')
    await app.user.click(save())
    const form = screen.getByRole('group', { name: 'Settings of Harborview Motors' })
    expect(await within(form).findByText(/was not saved/)).toBeInTheDocument()
    expect(seconds()).toHaveValue('60')
  })

  it('can only be read where a setting is locked, and says for whom', async () => {
    await open({ EATimeDesktopAlerts: { ...own, isLocked: true, lockLevel: 'market' } })
    expect(seconds()).toHaveAttribute('readonly')
    expect(
      screen.getByText(/Locked for its market\. Locked: can not edit locked settings\./),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  })

  it('follows the active store', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /Change Stores/ }))
    await user.click(await screen.findByRole('option', { name: 'Blue Ridge Auto Park' }))
    expect(await screen.findByRole('group', { name: 'Settings of Blue Ridge Auto Park' })).toBeInTheDocument()
    expect(seconds()).toHaveValue('30')
  })

  it('says that the settings could not be loaded, and asks again', async () => {
    let isDown = false
    const app = await open(usual, {
      listGlobalSettings: ({ url }) =>
        isDown && url.includes('/BLR') ? problem(500, 'Fault') : settingsOf(usual),
    })
    isDown = true
    await app.user.click(screen.getByRole('button', { name: /Change Stores/ }))
    await app.user.click(await screen.findByRole('option', { name: 'Blue Ridge Auto Park' }))
    expect(await screen.findByText('The settings could not be loaded.')).toBeInTheDocument()
    isDown = false
    await app.user.click(screen.getByRole('button', { name: /Try again/i }))
    expect(await screen.findByRole('group', { name: 'Settings of Blue Ridge Auto Park' })).toBeInTheDocument()
  })
})
