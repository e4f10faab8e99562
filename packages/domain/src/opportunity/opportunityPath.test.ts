import { expect, it } from 'vitest'
import { matchesPath } from '../session/routes/path'
import { opportunityPath } from './opportunityPath'

it('an opportunity has one page, whatever its id holds', () => {
  expect(opportunityPath('42')).toBe('/app/opportunity/42')
  expect(opportunityPath('a/b?c')).toBe('/app/opportunity/a%2Fb%3Fc')
  expect(matchesPath('/app/opportunity/:id', opportunityPath('a/b'))).toBe(true)
})
