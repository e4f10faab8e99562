import { equityLog, type EquityLogSearch } from '@retain/domain/work-log/equity-log/equityLog'
import { expect, it, vi } from 'vitest'
import { logContext } from '../../../testing/logContext'
import { openStore } from '../../../testing/openStore'
import { workLogApi } from './workLogApi'

const search = equityLog.search(equityLog.address.read('', {}, logContext), logContext) as EquityLogSearch

it('a search for a type that is no log is an error, and nothing is asked [S-235] [S-817] [L-234] [L-616]', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const { store, api } = openStore()
  const wrong = { ...search, body: { ...search.body, source: 'XLOG' as 'EQLOG' } }
  const { error, data } = await store.dispatch(workLogApi.endpoints.searchLog.initiate(wrong))
  expect(error).toMatchObject({ message: 'Unknown search type: XLOG' })
  expect(data).toBeUndefined()
  expect(api.callsOf('searchLogs')).toEqual([])
  told.mockRestore()
})
