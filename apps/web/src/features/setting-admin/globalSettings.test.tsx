import { generalAccess } from '@retain/domain/session/user/permissions'
import { generalSettingKeys } from '@retain/domain/settings/settingScreens'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wirePage } from '../../testing/fixtures'
import { renderApp } from '../../testing/renderApp'
import { wireOverride } from '../../testing/settingServer'

const everybody = { hyperionId: '0000', marketId: null, brandId: null }

async function open(changes: Readonly<Record<string, unknown>> = {}) {
  const app = renderApp({
    path: '/app/globalAdmin',
    roles: [generalAccess, 'Opportunity_Can_Edit_Default_Settings'],
    answers: {
      listGlobalSettings: ({ url }) =>
        wirePage(
          url.includes('0000') ? generalSettingKeys.map((key) => wireOverride(key, everybody, changes)) : [],
        ),
      saveSettings: () => [],
    },
  })
  await screen.findByRole('group', { name: 'Settings of all stores' })
  return app
}

const miles = () => screen.getByRole('textbox', { name: 'Miles driven per year' })
const seconds = () => screen.getByRole('textbox', { name: 'Desktop alerts, seconds shown' })
const save = () => screen.getByRole('button', { name: 'Save' })

it('are read and saved for 0000 [O-403] [O-500] [O-502] [S-035] [S-407] [S-487] [S-452] [S-017]', async () => {
  const app = await open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Global Settings')
  expect(app.api.callsOf('listGlobalSettings').at(-1)?.url).toMatch(
    /setting\/global\/0000\?pageNumber=1&pageSize=50$/,
  )
  expect(save()).toBeDisabled()
  await app.user.clear(seconds())
  await app.user.type(seconds(), '45')
  await app.user.click(save())
  expect(await screen.findByText('Setting Saved')).toBeInTheDocument()
  expect(app.api.callsOf('saveSettings')[0]?.body).toEqual({
    appSettingSaveSettings: [{ settingKeyId: 'EATimeDesktopAlerts', ...everybody, settingValue: '45' }],
    clear: false,
  })
})

it('that wait for the following day say so, beside what is said of the others [O-404] [S-823]', async () => {
  const app = await open()
  await app.user.clear(miles())
  await app.user.type(miles(), '12000')
  await app.user.clear(seconds())
  await app.user.type(seconds(), '45')
  await app.user.click(save())
  expect(
    await screen.findByText('Miles driven per year has been saved, updates will reflect the following day.'),
  ).toBeInTheDocument()
  expect(screen.getByText('Setting Saved')).toBeInTheDocument()
})

it('offer again what was typed when the permission was taken away [S-117]', async () => {
  const { user, router } = await open()
  await user.clear(seconds())
  await user.type(seconds(), '45')
  await act(() => router.navigate('/access_denied'))
  await screen.findByRole('heading', { name: 'Access Denied' })
  await act(() => router.navigate('/app/globalAdmin'))
  expect(await screen.findByText(/^You typed this on .* It was not saved\.$/)).toBeInTheDocument()
  expect(seconds()).toHaveValue('45')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(seconds()).not.toHaveValue('45')
})

it('are not saved while a value is none of its kind', async () => {
  const app = await open()
  await app.user.clear(seconds())
  await app.user.type(seconds(), '9999')
  expect(screen.getByText('Enter a whole number from 0 to 3600.')).toBeInTheDocument()
  expect(save()).toBeDisabled()
})

it('can only be read while they are locked [O-397]', async () => {
  await open({ isLocked: true, lockLevel: 'global' })
  expect(seconds()).toHaveAttribute('readonly')
  expect(screen.getAllByText(/can not edit locked settings/)).toHaveLength(generalSettingKeys.length)
})
