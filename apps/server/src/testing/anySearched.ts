import fc from 'fast-check'
import { actionCodes } from '@retain/domain/activity/actionCodes'
import { dealTypes } from '@retain/domain/deal/dealTypes'
import { toCents } from '@retain/domain/money/money'
import { statusCodes } from '@retain/domain/opportunity/status/statuses'
import type { SearchedOpportunity } from '@retain/domain/work-log/conditions/searchedOpportunity'
import { newUsedValues, roStatuses } from '@retain/domain/work-log/rows/logRow'
import { at } from './testApp'

/** The words that texts are made of, so that filters meet them. */
export const words = ['Ford', 'Élan', "O'Brien, Ann", '100%', 'ALLY'] as const
/** Moments on both sides of the limits of days. */
export const moments = [
  '2026-01-01T05:00:00.000Z',
  '2026-02-10T12:30:00.123Z',
  '2026-03-01T04:59:59.999Z',
  '2026-03-16T15:30:00.000Z',
].map(at)

const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null, freq: 4 })
const word = orNull(fc.constantFrom(...words))
const moment = orNull(fc.constantFrom(...moments))
const cents = orNull(fc.integer({ min: -300, max: 300 }).map(toCents))
const from1to = (max: number) => orNull(fc.integer({ min: 1, max }))

/** An opportunity of a store with whatever a search compares, or nothing of it. */
export const anyOpportunity = (hyperionId: string): fc.Arbitrary<SearchedOpportunity> =>
  fc.record({
    hyperionId: fc.constant(hyperionId),
    apptDateTime: moment,
    apr: orNull(fc.constantFrom(0, 2, 4.9, 4.901)),
    compassStatus: word,
    contactDate: moment,
    dealType: orNull(fc.constantFrom(...dealTypes)),
    dealTypeCode: orNull(fc.constantFrom(...dealTypes)),
    equityAmount: cents,
    lastActionIcon: orNull(fc.constantFrom(...actionCodes)),
    makeName: word,
    modelName: word,
    newUsed: orNull(fc.constantFrom(...newUsedValues)),
    opptOwnerName: word,
    paymentDifferenceFinance: cents,
    paymentDifferenceLease: cents,
    paymentsLeft: from1to(12),
    predictiveScore: orNull(fc.integer({ min: 0, max: 11 })),
    replVehStockNo: orNull(fc.constantFrom('A1B2C3D4', 'a1b2c3d5', 'Z9Z9Z9Z9')),
    roDateTime: moment,
    roStatus: orNull(fc.constantFrom(...roStatuses)),
    serviceStoreHyperionId: orNull(fc.constantFrom(hyperionId, 'ELSE')),
    statusCode: fc.constantFrom(...statusCodes),
    vehicleMileage: from1to(12),
    warrantyExpIcon: orNull(fc.integer({ min: 0, max: 15 })),
    year: orNull(fc.integer({ min: 2018, max: 2024 })),
    makeId: word,
    modelId: word,
    trimId: word,
    trimLevel: word,
    color: word,
    lenderCode: orNull(fc.constantFrom('ALLY', 'ALLY|12', 'BOFA | 3', '|4')),
    sellingHyperionId: word,
    originalSalesperson: orNull(fc.constantFrom('ann.lee', 'sam.rivera')),
    flaggedBy: fc.uniqueArray(fc.constantFrom('Flora One', 'Ben Two'), { maxLength: 2 }),
    hasRecall: fc.boolean(),
    originalTerm: from1to(12),
    purchaseDate: moment,
    milesFromStore: orNull(fc.constantFrom(0.4, 12.5, 25, 60)),
    incomingEmails: fc.uniqueArray(fc.constantFrom(...moments), { maxLength: 2 }),
  })
