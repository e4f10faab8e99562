import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { settingsFormSave } from './settingsForm'
import { globalScope, storeScope } from './settingScope'
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
  const save = settingsFormSave(
    [trade, miles],
    { TradeAdjustment: 'on', EAAnnualMiles: '13500' },
    globalScope,
  )
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
  expect(settingsFormSave([trade, miles], {}, globalScope)).toEqual(E.left([]))
  expect(
    settingsFormSave([trade, miles], { TradeAdjustment: 'On', EAAnnualMiles: 'many' }, globalScope),
  ).toMatchObject({
    left: [{ field: 'EAAnnualMiles', message: 'Enter a whole number from 0 to 100000.' }],
  })
})

it('what a store changes is its own, a new value where that of everybody counted [S-826]', () => {
  expect(settingsFormSave([trade], { TradeAdjustment: 'On' }, storeScope('HAR'))).toMatchObject({
    right: {
      body: {
        appSettingSaveSettings: [
          { settingKeyId: 'TradeAdjustment', ...storeScope('HAR'), settingValue: 'On' },
        ],
      },
    },
  })
})
