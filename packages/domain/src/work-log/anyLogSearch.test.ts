import { expect, it } from 'vitest'
import { logContextOn } from '../../cases/logContext'
import { logTypes } from './logTypes'
import { logs } from './logs'
import { logTypeOfSearch, storesOfSearch } from './anyLogSearch'

const context = logContextOn('2026-11-22')
const query = { EQLOG: '', SVCLOG: '', CONLOG: '', SRCHLOG: '?color=Red' }

it.each(logTypes)('a search of %s is known as one of that log and of its store', (type) => {
  const log = logs[type]
  const search = log.search(log.address.read(query[type], null, context), context)
  if (search === null) throw new Error('nothing is searched for')
  expect(logTypeOfSearch(search)).toBe(type)
  expect(storesOfSearch(search)).toEqual([context.hyperionId])
})
