import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { column, first, loaded, opened, own, present, vehicle } from '../../../cases/playground'
import { noCurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { toCents } from '../../money/money'
import { chooseDownPayment, choosePayoff } from './columnEdits'
import { addVehicles, changeVehicle, openPlayground, setHideReplacement, type Playground } from './playground'
import { printPlayground, readPlayground, withLinkedColumn } from './playgroundAddress'
import { withFirstAnswers } from './playgroundAnswers'
import { typeInto, type VehicleField } from './playgroundInput'

const other = '7FARS5H53TE014448'
const another = '2HGFE2F50RH521187'

const type = (playground: Playground, vin: string, field: VehicleField, figure: number, at = 0) =>
  typeInto(playground, present, { of: 'offered', vin, field, at }, figure)

/** Opens what an address says, as the page does: the vehicles, their first answers, what is tried out. */
function reopened(query: string): Playground {
  const link = readPlayground(query)
  const start = setHideReplacement(openPlayground(opened.deal, vehicle(own)), link.hideReplacement)
  const added = addVehicles(
    start,
    link.vins.map((vin) => vehicle(vin)),
  )
  const vins = [own, ...link.vins]
  const answered = withFirstAnswers(
    { ...added, currentEdits: link.currentEdits },
    vins.map((vin) => ({ ...first, vin })),
  )
  return vins.reduce((playground, vin) => withLinkedColumn(playground, present, link, vin), answered)
}

describe('the address of a playground', () => {
  it('is empty for one that nobody has touched', () => {
    expect(printPlayground(loaded)).toBe('')
    expect(printPlayground(openPlayground(loaded.deal, null))).toBe('')
  })

  it('says which vehicles there are, what is tried out, and the toggles that were moved', () => {
    const two = withFirstAnswers(addVehicles(setHideReplacement(loaded, true), [vehicle(other)]), [
      { ...first, vin: other },
    ])
    const typed = type(type(two, other, 'aprValue', 5.5), other, 'discountAmountEdit', 1_500_50)
    const valued = typeInto(typed, present, { of: 'current', field: 'payoffAmtEdit' }, 15_000_00)
    const chosen = changeVehicle(valued, other, (one) =>
      chooseDownPayment(choosePayoff(one, false), toCents(1_000_00)),
    )
    expect(printPlayground(chosen)).toBe(
      `vins=${other}&hide=yes&payoff=15000&${other}.apr=5.5&${other}.discount=1500.5&${other}.price=32419.5&${other}.down=1000&${other}.basis=Equity`,
    )
    const again = reopened(printPlayground(chosen))
    expect({ ...again, revision: 0 }).toMatchObject({
      hideReplacement: true,
      currentEdits: chosen.currentEdits,
    })
    expect(column(again, other)).toMatchObject({
      aprValue: 5.5,
      downPaymentValue: [1_000_00],
      vehiclePayoffSelected: false,
      replacementVehicle: { discountAmountEdit: 1_500_50, estimatedSelPriceEdit: 32_419_50 },
    })
    expect(printPlayground(again)).toBe(printPlayground(chosen))
  })

  it('leads back to the same down payment options, and to Payoff where it was chosen', () => {
    const edited = type(loaded, own, 'downPaymentOptionsEdit', 2_500_00, 1)
    const toggled = withFirstAnswers(opened, [{ ...first, optionalLeaseFinance: null }])
    const payoff = changeVehicle(toggled, own, (one) => choosePayoff(one, true))
    expect(printPlayground(edited)).toBe('own.downs=0,2500')
    expect(column(reopened('own.downs=0,2500')).replacementVehicle.downPaymentOptionsEdit).toEqual([
      0, 2_500_00,
    ])
    expect(printPlayground(payoff)).toBe('own.basis=Payoff')
    expect(column(reopened('own.basis=Equity')).vehiclePayoffSelected).toBe(false)
  })

  it('says what a column that has no first answer yet is to begin with', () => {
    const query = 'own.apr=5.5&own.price=80000&own.downs=0,1000&own.down=1000&own.basis=Equity&own.term=48'
    const waiting = openPlayground(opened.deal, vehicle(own))
    expect(decodeURIComponent(printPlayground(waiting, readPlayground(query)))).toBe(query)
    expect(printPlayground(waiting)).toBe('')
    expect(printPlayground(loaded, readPlayground(query))).toBe('')
  })

  it('counts for nothing where it cannot be read', () => {
    const { vins, hideReplacement, currentEdits, columns } = readPlayground(
      `?vins=abc,${other.toLowerCase()},${other}&hide=maybe&value=x&left=100&own.apr=-1&own.basis=Nothing&own.down=`,
    )
    expect([vins, hideReplacement, currentEdits]).toEqual([[other], false, noCurrentVehicleEdits])
    expect(columns.get('own')).toEqual({ figures: [], downPayment: null, isPayoff: null, term: null })
    expect(printPlayground(reopened('?own.rebate=$$'))).toBe('')
  })

  it('has room for no more vehicles than the page', () => {
    const third = '1HGCV1F57MA014882'
    expect(readPlayground(`vins=${other},${another},${third}`).vins).toEqual([another, third])
    expect(readPlayground(`hide=yes&vins=${other},${another},${third}`).vins).toHaveLength(3)
  })

  it('says nothing of a column that the playground has not', () => {
    expect(withLinkedColumn(loaded, present, readPlayground(''), other)).toBe(loaded)
  })

  it('is read, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readPlayground(`vins=${text}&own.apr=${text}&value=${text}`).vins.length).toBeLessThan(4)
      }),
    )
  })
})
