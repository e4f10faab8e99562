import { describe, expect, it } from 'vitest'
import { dealInformation, leaseFinance, lenderQuote, vehicleInfo } from '../../cases/sections'
import { noCurrentVehicleEdits } from '../deal/currentVehicleEdits'
import { dealTypes, type DealType } from '../deal/dealTypes'
import { noReplacementEdits } from '../deal/replacementEdits'
import { toCents } from '../money/money'
import { paymentTiles } from './paymentTiles'

const noEdits = { currentEdits: noCurrentVehicleEdits, replacementEdits: noReplacementEdits }
const sections = { leaseFinance, dealInformation, vehicleInfo, ...noEdits }
/** What the tiles show. */
const shown = ({ tiles }: ReturnType<typeof paymentTiles>) =>
  tiles.map(({ label, value, tone }) => ({ label, value, ...(tone === undefined ? {} : { tone }) }))

const ofDeal = (dealType: DealType) =>
  paymentTiles({ ...sections, dealInformation: { ...dealInformation, dealType } })

describe('the Payment card', () => {
  it('shows equity, the present payment, the replacement’s payment and the difference [O-312]', () => {
    expect(shown(paymentTiles(sections))).toEqual([
      { label: 'Equity', value: '$8,481', tone: 'good' },
      { label: 'Now', value: '$436' },
      { label: 'RAV4', value: '$407' },
      { label: 'Difference', value: '-$29', tone: 'good' },
    ])
  })

  it('names the term, the rate and the down payment behind it', () => {
    expect(paymentTiles(sections).caption).toBe('66 months · 3.9% · $0 down')
    const quote = { ...lenderQuote, downPayments: [], apr: null }
    expect(
      paymentTiles({ ...sections, leaseFinance: { ...leaseFinance, financeLender: quote } }).caption,
    ).toBe('66 months · $0 down')
    expect(paymentTiles({ ...sections, dealInformation: null }).caption).toBe('66 months · 3.9% · $0 down')
  })

  it('has no terms where none is marked as the default', () => {
    const payments = lenderQuote.payments.map((term) => ({ ...term, isDefault: false }))
    const quote = { ...lenderQuote, payments }
    const { tiles, caption } = paymentTiles({
      ...sections,
      leaseFinance: { ...leaseFinance, financeLender: quote },
    })
    expect([tiles[2].value, caption]).toEqual(['', ''])
  })

  it('names no model without a replacement', () => {
    const { tiles } = paymentTiles({ ...sections, vehicleInfo: { ...vehicleInfo, replacementVehicle: null } })
    expect(tiles[2].label).toBe('Replacement')
  })

  it('calls nothing good that is not: negative equity, a higher payment, none at all', () => {
    const owing = { ...vehicleInfo.currentVehicle, equityAmount: toCents(-500_00) }
    const cheap = { ...dealInformation, paymentAmt: toCents(400_00) }
    const { tiles } = paymentTiles({
      ...sections,
      dealInformation: cheap,
      vehicleInfo: { ...vehicleInfo, currentVehicle: owing },
    })
    expect(tiles.map(({ value, tone }) => [value, tone])).toEqual([
      ['-$500', undefined],
      ['$400', undefined],
      ['$407', undefined],
      ['$7', undefined],
    ])
    const same = paymentTiles({
      ...sections,
      dealInformation: { ...dealInformation, paymentAmt: toCents(407_00) },
    })
    expect(shown(same)[3]).toEqual({ label: 'Difference', value: '$0' })
    const even = { ...vehicleInfo.currentVehicle, equityAmount: toCents(0) }
    const evened = paymentTiles({
      ...sections,
      vehicleInfo: { ...vehicleInfo, currentVehicle: even },
    })
    expect(shown(evened)[0]).toEqual({ label: 'Equity', value: '$0' })
  })

  it('shows the difference of what the tiles show, whatever the cents', () => {
    const { tiles } = paymentTiles({
      ...sections,
      dealInformation: { ...dealInformation, paymentAmt: toCents(406_50) },
    })
    expect(tiles.slice(1).map(({ value }) => value)).toEqual(['$407', expect.any(String), '$0'])
  })

  it('leaves the difference blank for Cash and the Conquest types only [O-112] [OP-066]', () => {
    const blank = dealTypes.filter((dealType) => ofDeal(dealType).tiles[3].value === '')
    expect(blank).toEqual(['Cash', 'Conquest', 'ConquestCash', 'ConquestFinance', 'ConquestLease'])
  })

  it('hides the APR of a lease [O-111] [OP-067]', () => {
    const hidden = dealTypes.filter((dealType) => !ofDeal(dealType).caption.includes('%'))
    expect(hidden).toEqual(['Lease', 'ConquestLease'])
    expect(ofDeal('Lease').caption).toBe('66 months · $0 down')
  })

  it('takes the lease lender’s quote for a lease, the finance lender’s otherwise [O-087]', () => {
    const lease = {
      ...lenderQuote,
      payments: [{ term: 36, isDefault: true, monthlyPayments: [toCents(350_00)] }],
    }
    const both = { ...leaseFinance, leaseLender: lease }
    const rented = { ...dealInformation, dealType: 'Lease' } as const
    expect(paymentTiles({ ...sections, leaseFinance: both }).tiles[2].value).toBe('$407')
    expect(paymentTiles({ ...sections, leaseFinance: both, dealInformation: rented }).tiles[2].value).toBe(
      '$350',
    )
    expect(paymentTiles({ ...sections, dealInformation: rented }).tiles[2].value).toBe('$407')
  })

  it('prefers the payment as it was edited', () => {
    const edited = { ...dealInformation, paymentAmtEdited: toCents(450_00) }
    expect(paymentTiles({ ...sections, dealInformation: edited }).tiles[1].value).toBe('$450')
  })

  it('takes the lender’s word for the present payment where the deal has none', () => {
    const bare = { ...dealInformation, paymentAmt: null }
    expect(paymentTiles({ ...sections, dealInformation: bare }).tiles[1].value).toBe('$436')
  })

  it('shows nothing of what is unknown', () => {
    const nothing = { leaseFinance: null, dealInformation: null, vehicleInfo: null, ...noEdits }
    const { tiles, caption } = paymentTiles(nothing)
    expect(tiles).toEqual([
      { label: 'Equity', value: '', explained: null },
      { label: 'Now', value: '', explained: null },
      { label: 'Replacement', value: '', explained: null },
      { label: 'Difference', value: '', explained: null },
    ])
    expect(caption).toBe('')
  })
})
