import { expect, it } from 'vitest'
import { equityLog } from '../equity-log/equityLog'
import { serviceLog } from '../service-log/serviceLog'
import { storeRequest } from './storeRequest'
import { defaultView } from './viewAddress'

it('a search of a store without filters says its source, store, sort and page', () => {
  expect(storeRequest('EQLOG', 'HAR', defaultView(equityLog))).toEqual({
    source: 'EQLOG',
    hyperionId: 'HAR',
    orderBy: 'equityAmount',
    orderDirection: 'desc',
    pageNumber: 1,
    pageSize: 50,
    showAll: false,
  })
})

it('follows the view', () => {
  const view = { ...defaultView(serviceLog), page: 3, showAll: true }
  expect(storeRequest('SVCLOG', 'BLR', view)).toEqual({
    source: 'SVCLOG',
    hyperionId: 'BLR',
    orderBy: 'roDateTime',
    orderDirection: 'desc',
    pageNumber: 3,
    pageSize: 10_000,
    showAll: true,
  })
})
