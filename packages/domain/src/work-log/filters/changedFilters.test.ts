import { expect, it } from 'vitest'
import { serviceLogFilters, type ServiceLogFilters } from '../service-log/serviceLogFilters'
import { changedFilters } from './changedFilters'

const opening: ServiceLogFilters = {
  lastService: { from: '2024-03-05', to: '2024-03-05' },
  dealType: ['ALL'],
}

it.each<[ServiceLogFilters, ServiceLogFilters]>([
  [opening, {}],
  [{ ...opening, dealType: ['Lease'] }, { dealType: ['Lease'] }],
  [{ lastService: { from: '', to: '' } }, { lastService: { from: '', to: '' } }],
  [{ roStatus: 'Open' }, { roStatus: 'Open' }],
  [{}, {}],
])('of %j are changed %j', (values, changed) => {
  expect(changedFilters(serviceLogFilters, values, opening)).toEqual(changed)
})
