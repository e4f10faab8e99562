import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { utc } from '@retain/domain/calendar/storeOffset'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogRequest } from '@retain/domain/work-log/equity-log/equityLogRequest'
import { serviceLog } from '@retain/domain/work-log/service-log/serviceLog'
import { serviceLogRequest } from '@retain/domain/work-log/service-log/serviceLogRequest'
import { defaultView } from '@retain/domain/work-log/view/viewAddress'
import { failurePaths } from './kernel/report'
import { searchLogs } from './work-log'

const read = (body: object) => {
  const decoded = searchLogs.body.decode({ hyperionId: 'HAR', ...body })
  return E.isRight(decoded) ? decoded.right : failurePaths(decoded.left)
}

describe('the body of a search', () => {
  it('takes absent, empty and ALL alike [L-563]', () => {
    expect(
      read({ source: 'EQLOG', aprFrom: 'ALL', lastServiceTo: 'ALL', color: '', oppStatus: 'ALL' }),
    ).toEqual({
      source: 'EQLOG',
      hyperionId: 'HAR',
      aprFrom: '',
      lastServiceTo: '',
      color: '',
      oppStatus: 'ALL',
    })
  })

  it('keeps the fields of its own source only, and says what is wrong of those only [L-551]', () => {
    expect(read({ source: 'SVCLOG', roStatus: 'Open', printing: true, aprFrom: 'x' })).toEqual({
      source: 'SVCLOG',
      hyperionId: 'HAR',
      roStatus: 'Open',
      printing: true,
    })
    expect(read({ source: 'SVCLOG', roStatus: 'Lost' })).toEqual(['roStatus: RO statuses, comma-joined'])
    expect(read({ source: 'EQLOG', printing: 'x', aprFrom: 'x' })).toEqual(['aprFrom: number'])
  })

  it('needs to know which log is searched', () => {
    expect(read({})).toEqual(['source: EQLOG | SVCLOG'])
    expect(read({ source: 'constructor' })).toEqual(['source: EQLOG | SVCLOG'])
  })

  it('carries whatever the domain puts together, and back again [L-416] [L-420]', () => {
    const view = defaultView(equityLog)
    const equity = equityLogRequest(
      'HAR',
      { apr: { from: '2', to: '5' }, color: ["O'Hare, Blue"] },
      view,
      utc,
    )
    const service = serviceLogRequest('HAR', {}, { ...view, sort: serviceLog.defaultSort }, utc)
    for (const body of [equity, service])
      expect(searchLogs.body.decode(searchLogs.body.encode(body))).toEqual(E.right(body))
  })
})

interface WirePage {
  readonly list: readonly object[]
}

const { golden } = JSON.parse(
  readFileSync(new URL('../cases/searchLogs.output.json', import.meta.url), 'utf8'),
) as { readonly golden: WirePage }

it('a classification that nobody knows is read as it is, and does not cost the page', () => {
  const list = ['5 - CPO', '7 - Something New', '', null].map((usedClassification) => ({
    ...golden.list[0],
    usedClassification,
  }))
  const page = searchLogs.output.decode({ ...golden, list })
  if (E.isLeft(page)) throw new Error('the page was refused')
  expect(page.right.list.map(({ usedClassification }) => usedClassification)).toEqual([
    '5 - CPO',
    '7 - Something New',
    '',
    null,
  ])
})
