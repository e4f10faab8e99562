import { expect, it } from 'vitest'
import { settingCatalogue, settingKeys } from './settingCatalogue'
import { settingExplanations } from './settingExplanations'

it('lets the settings of the store take effect at once, and only the yearly miles the next day [S-823]', () => {
  expect(settingKeys.filter((key) => settingCatalogue[key].takesEffect === 'nextDay')).toEqual([
    'EAAnnualMiles',
  ])
  expect(settingKeys).toHaveLength(20)
})

it('explains every setting in sentences', () => {
  for (const key of settingKeys) expect(settingExplanations[key]).toMatch(/^[A-Z].+\.$/)
})

it('has a permission of its own for switching stores only [S-826]', () => {
  expect(settingKeys.filter((key) => settingCatalogue[key].ownPermission !== null)).toEqual([
    'EAStoreEnabled',
  ])
})
