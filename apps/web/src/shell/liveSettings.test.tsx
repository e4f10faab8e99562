import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { liveStateChanged } from '../live/liveEvents'
import { wirePage, wireSetting } from '../testing/fixtures'
import { makeReceive } from '../testing/liveGrid'
import { settingChanged } from '../testing/liveMessages'
import { renderApp } from '../testing/renderApp'

function open() {
  let isOn = false
  const app = renderApp({
    path: '/app/log',
    answers: {
      listGlobalSettings: () => wirePage(isOn ? [wireSetting('TradeAdjustment', 'On')] : []),
    },
  })
  return { app, switchOn: () => (isOn = true) }
}

const entry = () => screen.queryByRole('link', { name: 'Trade Adjustment' })
const changed = (hyperionId: string) => settingChanged('TradeAdjustment', 'On', hyperionId)

it('a changed setting of the store shows without a reload [S-137]', async () => {
  const { app, switchOn } = open()
  await screen.findByRole('grid')
  expect(entry()).not.toBeInTheDocument()
  switchOn()
  await makeReceive(app)(changed('HAR'))
  await waitFor(() => expect(entry()).toBeInTheDocument())
})

it('a setting of another store is not read', async () => {
  const { app } = open()
  await screen.findByRole('grid')
  const before = app.api.callsOf('listGlobalSettings').length
  await makeReceive(app)(changed('BLR'))
  expect(app.api.callsOf('listGlobalSettings')).toHaveLength(before)
})

it('settings are read again after a time in which no message could be heard', async () => {
  const { app, switchOn } = open()
  await screen.findByRole('grid')
  await makeReceive(app)(changed('BLR'))
  switchOn()
  app.store.dispatch(liveStateChanged({ state: 'open', hasMissed: true }))
  await waitFor(() => expect(entry()).toBeInTheDocument())
})
