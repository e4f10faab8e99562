import { expect, it } from 'vitest'
import { routeOf } from '../routes/routeAccess'
import { routes } from '../routes/routes'
import { lastOpportunityPath } from './lastOpportunity'

it('leads to the playground of the opportunity opened last, and to the Equity Log without one', () => {
  expect(lastOpportunityPath('playground', '42')).toBe('/app/opportunity/42/playground')
  expect(lastOpportunityPath('playgroundPrint', '42')).toBe('/app/opportunity/42/playground-print')
  expect(lastOpportunityPath('playground', null)).toBe('/app/log')
  expect(lastOpportunityPath('playgroundPrint', '')).toBe('/app/log')
})

it('leads to routes that there are', () => {
  expect(routeOf(lastOpportunityPath('playground', '42'))).toBe(routes.opportunityPlayground)
  expect(routeOf(lastOpportunityPath('playgroundPrint', '42'))).toBe(routes.opportunityPlaygroundPrint)
})
