import { describe, expect, it } from 'vitest'
import {
  getCustomerInfo,
  getDealInfo,
  getLastRoCustomer,
  getVehicleInfo,
} from '@retain/api-client/opportunity'
import { toCents } from '@retain/domain/money/money'
import {
  addCustomer,
  addOpportunity,
  addStore,
  type TestCustomer,
  type TestOpportunity,
} from '../../testing/fixtures'
import { readSection } from '../../testing/readSection'
import { at, withApp } from '../../testing/testApp'

const test = withApp()

const opportunityOf = async (fields: TestOpportunity = {}) => {
  const hyperionId = await addStore(test.db)
  return { hyperionId, opptId: await addOpportunity(test.db, hyperionId, fields) }
}

describe('getCustomerInfo', () => {
  const customerOf = async (fields: TestCustomer) => {
    const hyperionId = await addStore(test.db)
    const customer_id = await addCustomer(test.db, hyperionId, fields)
    return readSection(test, getCustomerInfo, {
      hyperionId,
      opptId: await addOpportunity(test.db, hyperionId, { customer_id }),
    })
  }

  it('answers the customer with the phones as a call names them [O-081] [O-430] [OP-028]', async () => {
    const customer = await customerOf({
      first_name: 'Ana',
      last_name: 'Meyer',
      email: 'ana@example.com',
      ndd_email: 'ana.meyer@example.org',
      mobile_phone: '2075550101',
      home_phone: '2075550102',
      work_phone: '2075550103',
      work_phone_bad: true,
      version: 4,
    })
    expect(customer).toEqual({
      firstName: 'Ana',
      lastName: 'Meyer',
      email: 'ana@example.com',
      nddEmail: 'ana.meyer@example.org',
      phones: [
        { title: 'Mobile', number: '2075550101', ext: null, isBad: false, isBest: true },
        { title: 'Evening', number: '2075550102', ext: null, isBad: false, isBest: false },
        { title: 'Day', number: '2075550103', ext: null, isBad: true, isBest: false },
      ],
      mobilePhone: '2075550101',
      homePhone: '2075550102',
      workPhone: '2075550103',
      version: 4,
    })
  })

  const numbers = { mobile_phone: '2075550101', home_phone: '2075550102', work_phone: '2075550103' }
  it.each([
    ['the mobile phone', {}, ['Mobile']],
    ['the home phone when the mobile one is bad', { mobile_phone_bad: true }, ['Evening']],
    ['the work phone when the others are bad', { mobile_phone_bad: true, home_phone_bad: true }, ['Day']],
    ['the home phone when there is no mobile one', { mobile_phone: null }, ['Evening']],
    ['none when all are bad', { mobile_phone_bad: true, home_phone_bad: true, work_phone_bad: true }, []],
  ])('takes for the best one %s', async (_which, fields, best) => {
    const { phones } = await customerOf({ ...numbers, ...fields })
    expect(phones.filter(({ isBest }) => isBest).map(({ title }) => title)).toEqual(best)
  })

  it('answers no phones where there are none', async () => {
    expect(await customerOf({})).toMatchObject({ phones: [], mobilePhone: null, email: null, version: 1 })
  })
})

describe('getDealInfo', () => {
  it('answers the deal, with the shown name of who sold it [O-082] [O-431]', async () => {
    await test.db.insertInto('app_user').values({ user_name: 'sold.it', full_name: 'Sol Dit' }).execute()
    const opportunity = await opportunityOf({
      deal_type: 'Conquest',
      deal_type_code: 'ConquestFinance',
      current_payment_cents: 436_12,
      payment_edited_cents: 435_00,
      price_cents: 31_250_00,
      apr: 3.9,
      original_term: 66,
      lender: 'Lakeside Credit Union',
      lender_code: 'LCU',
      annual_lease_miles: 12_000,
      payment_day: 15,
      conq_deal_an: false,
      paid_off: false,
      original_salesperson: 'sold.it',
      deal_version: 3,
    })
    expect(await readSection(test, getDealInfo, opportunity)).toEqual({
      dealType: 'Conquest',
      dealTypeCode: 'ConquestFinance',
      paymentAmt: toCents(436_12),
      paymentAmtEdited: toCents(435_00),
      price: toCents(31_250_00),
      curVehFinanceRate: 3.9,
      curVehFinanceTerm: 66,
      lender: 'Lakeside Credit Union',
      lenderCode: 'LCU',
      annualLeaseMiles: 12_000,
      paymentDay: 15,
      conqDealAN: false,
      paidOff: false,
      salesPersonName: 'Sol Dit',
      version: 3,
    })
  })

  it('answers the user name of a seller whom nobody knows, and unknown for the rest', async () => {
    const deal = await readSection(
      test,
      getDealInfo,
      await opportunityOf({ original_salesperson: 'left.long.ago' }),
    )
    expect(deal).toMatchObject({
      salesPersonName: 'left.long.ago',
      dealType: null,
      paidOff: null,
      version: 1,
    })
  })
})

describe('getVehicleInfo', () => {
  it('answers the present vehicle [O-083] [O-432]', async () => {
    const opportunity = await opportunityOf({
      new_used: 'Used',
      used_classification: '5 - CPO',
      vin: '1HGCM82633A004352',
      year: 2021,
      make_name: 'Honda',
      model_name: 'Accord',
      trim_level: 'EX-L',
      color: 'Blue',
      vehicle_mileage: 41_208,
      vehicle_value_cents: 24_350_00,
      payoff_cents: 15_869_40,
      equity_cents: 8_480_60,
      payments_left: 39,
      has_recall: true,
      warranty_icon: 9,
      predictive_score: 8,
      vehicle_version: 2,
    })
    await test.db
      .insertInto('current_vehicle')
      .values({
        hyperion_id: opportunity.hyperionId,
        oppt_id: opportunity.opptId,
        make_id: '12',
        model_id: '120',
        trim_id: '1203',
        body_type: 'Sedan',
        transmission: 'CVT',
        highway_mpg: 38,
        city_mpg: 30.5,
        fuel_type: 'Gasoline',
        key_features: ['Sunroof', 'Leather, "perforated"'],
        value_source: 'BB',
        history_condition: 'ACC_DMG',
        is_mileage_estimated: true,
      })
      .execute()
    expect(await readSection(test, getVehicleInfo, opportunity)).toEqual({
      currentVehicle: {
        newOrUsed: 'Used',
        usedClassification: '5 - CPO',
        vin: '1HGCM82633A004352',
        year: 2021,
        make: 'Honda',
        model: 'Accord',
        trim: 'EX-L',
        bodyType: 'Sedan',
        color: 'Blue',
        transmission: 'CVT',
        mileage: 41_208,
        highwayMpgAvg: 38,
        cityMpgAvg: 30.5,
        fuelType: 'Gasoline',
        keyFeatures: ['Sunroof', 'Leather, "perforated"'],
        vehicleValue: 24_350_00,
        payoffAmt: 15_869_40,
        equityAmount: 8_480_60,
        numberOfPayments: 39,
        makeId: '12',
        modelId: '120',
        trimId: '1203',
        valueSource: 'BB',
        historyCondition: 'ACC_DMG',
        recall: 'YES',
        warrantyExpIcon: 9,
        predictiveScore: 8,
        isMileageEstimated: true,
        valueAdjustment: null,
        valuedOn: null,
        dealSavedOn: null,
        version: 2,
      },
      replacementVehicle: null,
    })
  })

  it('answers the vehicle that is offered in its place [O-085]', async () => {
    const opportunity = await opportunityOf({ replacement_stock_no: 'RT4X0917', deal_type: 'Lease' })
    await test.db
      .insertInto('replacement_vehicle')
      .values({
        hyperion_id: opportunity.hyperionId,
        oppt_id: opportunity.opptId,
        new_used: 'New',
        year: 2026,
        make_name: 'Toyota',
        model_name: 'RAV4',
        msrp_cents: 35_920_00,
        rebate_cents: 2_000_00,
        discount_cents: 1_320_00,
        selling_price_cents: 32_600_00,
        down_payment_cents: [0, 1_500_50],
        location_store_name: 'Lakeside Motors',
        selection_reason: 'Similar body type and make',
        refreshed_on: '2026-03-15',
      })
      .execute()
    expect(await readSection(test, getVehicleInfo, opportunity)).toMatchObject({
      replacementVehicle: {
        newOrUsed: 'New',
        vin: null,
        year: 2026,
        make: 'Toyota',
        model: 'RAV4',
        trim: null,
        keyFeatures: [],
        msrp: 35_920_00,
        rebateAmt: 2_000_00,
        discount: 1_320_00,
        estimatedSelPrice: 32_600_00,
        downPaymentOptions: [0, 1_500_50],
        vehLocationStore: 'Lakeside Motors',
        stockNo: 'RT4X0917',
        selectionReason: 'Similar body type and make',
        refreshedOn: '2026-03-15',
      },
    })
  })

  it.each([
    ['Finance', [0]],
    ['Lease', [0, 1_000_00, 2_000_00]],
  ] as const)(
    'offers the usual down payments of a %s deal when nobody names any [O-313] [OP-085]',
    async (deal_type, usual) => {
      const opportunity = await opportunityOf({ deal_type })
      const { hyperionId, opptId } = opportunity
      await test.db
        .insertInto('replacement_vehicle')
        .values({ hyperion_id: hyperionId, oppt_id: opptId })
        .execute()
      expect(await readSection(test, getVehicleInfo, opportunity)).toMatchObject({
        replacementVehicle: { downPaymentOptions: usual },
      })
    },
  )

  it('names the adjustment that changed the value, until another value is found', async () => {
    const of = await opportunityOf({ vehicle_value_cents: 24_349_50 })
    const row = await test.db
      .selectFrom('opportunity')
      .select(['hyperion_id', 'oppt_id'])
      .where('oppt_id', '=', of.opptId)
      .executeTakeFirstOrThrow()
    const { trade_adjustment_id } = await test.db
      .insertInto('trade_adjustment')
      .values({
        hyperion_id: row.hyperion_id,
        year: '2021',
        make_name: 'Honda',
        model_name: 'Accord',
        percentage: 5,
        expiration: 60,
        add_or_subtract: 1,
        created_at: at('2026-03-10T15:00:00.000Z'),
        created_by: 'somebody.gone',
        expires_at: at('2026-05-09T15:00:00.000Z'),
      })
      .returning('trade_adjustment_id')
      .executeTakeFirstOrThrow()
    await test.db
      .insertInto('adjusted_value')
      .values({
        ...row,
        trade_adjustment_id,
        value_before_cents: 23_190_00,
        value_after_cents: 24_349_50,
        adjusted_on: '2026-03-11',
      })
      .execute()
    const read = async () => (await readSection(test, getVehicleInfo, of)).currentVehicle.valueAdjustment
    expect(await read()).toEqual({
      percentage: 5,
      addOrSubtract: 1,
      valueBefore: 23_190_00,
      createdBy: 'somebody.gone',
      adjustedOn: '2026-03-11',
    })
    await test.db
      .updateTable('opportunity')
      .set({ vehicle_value_cents: 20_000_00 })
      .where('oppt_id', '=', of.opptId)
      .execute()
    expect(await read()).toBeNull()
  })

  it('answers unknown for what is not known', async () => {
    const { currentVehicle } = await readSection(test, getVehicleInfo, await opportunityOf())
    const { keyFeatures, isMileageEstimated, recall, version, ...others } = currentVehicle
    expect({ keyFeatures, isMileageEstimated, recall, version }).toEqual({
      keyFeatures: [],
      isMileageEstimated: false,
      recall: 'NO',
      version: 1,
    })
    expect(new Set(Object.values(others))).toEqual(new Set([null]))
  })
})

describe('getLastRoCustomer', () => {
  it('answers the last repair order and who brought the vehicle [O-435]', async () => {
    const opportunity = await opportunityOf({
      ro_first_name: 'Sean',
      ro_last_name: 'Meyer',
      ro_at: at('2026-03-15T14:00:00.000Z'),
      ro_amount_cents: 284_50,
      ro_status: 'Open',
      ro_number: '618204',
      ro_tag_number: '447',
    })
    expect(await readSection(test, getLastRoCustomer, opportunity)).toEqual({
      firstName: 'Sean',
      lastName: 'Meyer',
      lastRoDate: '2026-03-15T14:00:00.000Z',
      roAmount: 284_50,
      roStatus: 'Open',
      roNumber: '618204',
      roTagNumber: '447',
    })
  })

  it('answers unknown for a vehicle that was never in service [O-435]', async () => {
    const lastRo = await readSection(test, getLastRoCustomer, await opportunityOf())
    expect(new Set(Object.values(lastRo))).toEqual(new Set([null]))
  })
})
