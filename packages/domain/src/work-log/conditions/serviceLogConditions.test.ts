import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logRow } from '../../../cases/logRow'
import type { Instant } from '../../calendar/instant'
import { dealTypes } from '../../deal/dealTypes'
import { allId } from '../filters/filterOption'
import { roStatuses } from '../rows/logRow'
import { admitsRecord } from '../service-log/admitsRecord'
import { matchesAll } from './matches'
import { serviceLogConditions } from './serviceLogConditions'

const days = ['2024-03-04', '2024-03-05', '2024-03-06'].map((day) => `${day}T12:00:00.000Z` as Instant)
const moment = fc.option(fc.constantFrom(...days), { nil: null })
const store = fc.constantFrom('HAR', 'BLR')
const oneOrAll = <Word extends string>(words: readonly Word[]) => fc.constantFrom<string>(allId, ...words)

const record = fc.record({
  roDateTime: moment,
  apptDateTime: moment,
  dealType: fc.constantFrom(...dealTypes, null),
  dealTypeCode: fc.constantFrom(...dealTypes, null),
  roStatus: fc.constantFrom(...roStatuses, null),
  serviceStoreHyperionId: store,
  flaggedUser: fc.constantFrom('Ann Lee', 'Ann Lee,Ben Two', null),
})
const request = fc.record({
  hyperionId: store,
  from: fc.constantFrom(...days),
  to: fc.constantFrom(...days),
  dealType: oneOrAll(dealTypes),
  roStatus: oneOrAll(roStatuses),
  flgOpptAssocName: oneOrAll(['Ann Lee', 'Ben Two']),
})

it('a search finds what the list would take in live [L-166] [L-167] [L-168] [L-169] [L-520]', () => {
  fc.assert(
    fc.property(record, request, (known, asked) => {
      const row = logRow(known)
      const searched = {
        ...row,
        makeId: null,
        modelId: null,
        trimId: null,
        trimLevel: null,
        color: null,
        lenderCode: null,
        sellingHyperionId: null,
        originalSalesperson: null,
        flaggedBy: row.flaggedUser?.split(',') ?? [],
        hasRecall: false,
        originalTerm: null,
        purchaseDate: null,
        milesFromStore: null,
        incomingEmails: [],
      }
      expect(matchesAll(searched, serviceLogConditions(asked))).toBe(admitsRecord(row, asked))
    }),
  )
})

it('without dates it still has to be in service', () => {
  expect(serviceLogConditions({ hyperionId: 'HAR' })).toContainEqual({
    kind: 'moment',
    field: 'serviceMoment',
    from: null,
    to: null,
  })
})
