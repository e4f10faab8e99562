import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { globalSettingsSave } from './globalSettings'
import { globalScope } from './settingScope'
import type { Setting } from './storeSettings'

const trade: Setting = {
  settingKeyId: 'TradeAdjustment',
  ...globalScope,
  appSettingId: '7',
  settingValue: 'Off',
  defaultValue: 'Off',
  isLocked: false,
  lockLevel: null,
  storeName: null,
  displayName: 'Trade adjustment',
  takesEffect: 'now',
  version: 3,
}
const miles: Setting = {
  ...trade,
  settingKeyId: 'EAAnnualMiles',
  appSettingId: null,
  settingValue: null,
  defaultValue: '13500',
  displayName: 'Miles driven per year',
  takesEffect: 'nextDay',
  version: 0,
}

it('what was changed is saved for everybody, with the version of what it replaces', () => {
  const save = globalSettingsSave([trade, miles], { TradeAdjustment: 'on', EAAnnualMiles: '13500' })
  expect(save).toEqual(
    E.right({
      body: {
        appSettingSaveSettings: [
          { settingKeyId: 'TradeAdjustment', ...globalScope, settingValue: 'On', version: 3 },
        ],
        clear: false,
      },
      settings: [trade],
    }),
  )
})

it('nothing is saved where nothing was changed, or anything is wrong', () => {
  expect(globalSettingsSave([trade, miles], {})).toEqual(E.left([]))
  expect(globalSettingsSave([trade, miles], { TradeAdjustment: 'On', EAAnnualMiles: 'many' })).toMatchObject({
    left: [{ field: 'EAAnnualMiles', message: 'Enter a whole number from 0 to 100000.' }],
  })
})
