import { expect, it } from 'vitest'
import { settingNames, takesEffect } from './settingTexts'
import { settingKeys } from './storeSettings'

it('names every setting once', () => {
  expect(new Set(Object.values(settingNames)).size).toBe(settingKeys.length)
})

it('lets the seven settings of the store take effect at once, and only the yearly miles the next day [S-823]', () => {
  expect(settingKeys.filter((key) => takesEffect(key) === 'nextDay')).toEqual(['EAAnnualMiles'])
})
