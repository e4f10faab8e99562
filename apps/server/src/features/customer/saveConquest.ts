import { saveConquest as endpoint } from '@retain/api-client/opportunity'
import { conquestNoun, type Conquest } from '@retain/domain/customer/conquest'
import { conquestDraft, conquestOf, validateConquest } from '@retain/domain/customer/conquestEdit'
import { conquestEquity } from '@retain/domain/customer/conquestEquity'
import type { Instant } from '@retain/domain/calendar/instant'
import { dealOfConquest } from '@retain/domain/deal/dealTypes'
import { storeTag } from '@retain/domain/live/tags'
import type { CurrentVehicle, DealInformation } from '@retain/domain/opportunity/sections'
import { sortKey } from '@retain/domain/text/sortKey'
import { ApiProblem } from '../../core/apiProblem'
import { orInvalid } from '../../core/orInvalid'
import { requireVersion } from '../../core/requireVersion'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { selectForWriting, type WritableOpportunity } from '../lock/writableOpportunity'
import { findLenders } from '../lookups/storeLookups'
import { findDeal } from '../opportunity/dealQueries'
import { presentDeal } from '../opportunity/presentDeal'
import { presentVehicles } from '../opportunity/presentVehicles'
import { findCurrentVehicle } from '../opportunity/vehicleQueries'

/** What saving a conquest deal needs of the call that asks for it. */
interface Request {
  readonly params: { readonly opptId: string }
  readonly body: Conquest
  readonly caller: Caller
  /** The version that the call names. */
  readonly version: number | null
  readonly now: Instant
}

/**
 * Saves a conquest deal (O-461, OP-064). Payment, rate, lender and what else the logs show of it changes in their rows; the equity
 * follows a changed payoff.
 *
 * @returns the deal section as it is then.
 * @throws ApiProblem `lockedByStatus`, `lockedByUser`; `versionRequired`, `stale` with the section as it is by now; `invalid` for a
 * deal that is no conquest one, and with the domain's words for every field that the form could not have sent.
 */
export async function saveConquest(
  transaction: DatabaseTransaction,
  publish: Publish,
  { params, body, caller, version, now }: Request,
): Promise<DealInformation> {
  const row = await selectForWriting(transaction, params.opptId, caller.userName)
  const deal = await storedDeal(transaction, row.oppt_id)
  requireVersion(version, deal, conquestNoun, () => endpoint.output.encode(deal))
  const vehicle = await storedVehicle(transaction, row.oppt_id)
  const onFile = conquestOf(deal, vehicle)
  const lenders = await findLenders(transaction, row.hyperion_id)
  const conquest = orInvalid(
    validateConquest(conquestDraft(body), { deal, lenders, savedLender: onFile }),
    conquestNoun,
  )

  const isPaidOff = conquest.paidOff === true
  const isOwedAsBefore = conquest.payoff === onFile.payoff && isPaidOff === (onFile.paidOff === true)
  const equityAmount = isOwedAsBefore ? vehicle.equityAmount : conquestEquity(conquest, vehicle.vehicleValue)
  const rowVersion = row.row_version + 1
  await updateDeal(transaction, row, conquest, { equityAmount, rowVersion, version: deal.version + 1, now })
  const saved = await storedDeal(transaction, row.oppt_id)
  publish(storeTag(row.hyperion_id), {
    type: 'OPPT_DEAL',
    payload: {
      opptId: row.oppt_id,
      hyperionId: row.hyperion_id,
      dealType: saved.dealType,
      dealTypeCode: saved.dealTypeCode,
      lender: saved.lender,
      apr: saved.curVehFinanceRate,
      currentPayment: saved.paymentAmt,
      paymentsLeft: conquest.paymentsLeft,
      equityAmount,
      newUsed: conquest.condition,
      rowVersion,
      version: saved.version,
    },
  })
  return saved
}

async function storedDeal(db: Database, opptId: string): Promise<DealInformation> {
  const deal = await findDeal(db, opptId)
  if (deal === undefined) throw new ApiProblem('notFound', 'There is no such deal.')
  return presentDeal(deal)
}

async function storedVehicle(db: Database, opptId: string): Promise<CurrentVehicle> {
  const vehicle = await findCurrentVehicle(db, opptId)
  if (vehicle === undefined) throw new ApiProblem('notFound', 'There is no such vehicle.')
  return presentVehicles(vehicle, undefined).currentVehicle
}

/** What a saved deal changes beside its own fields. */
interface Changed {
  readonly equityAmount: DealInformation['paymentAmt']
  readonly rowVersion: number
  readonly version: number
  readonly now: Instant
}

/** The payment of the form is the one of the deal: none is kept beside it. */
const updateDeal = (
  transaction: DatabaseTransaction,
  { hyperion_id, oppt_id }: WritableOpportunity,
  conquest: Conquest,
  { equityAmount, rowVersion, version, now }: Changed,
) => {
  const { dealType, dealTypeCode } = dealOfConquest(conquest.dealType)
  return transaction
    .updateTable('opportunity')
    .set((eb) => ({
      deal_type: dealType,
      deal_type_code: dealTypeCode,
      deal_type_sort: dealType === null ? null : sortKey(dealType),
      new_used: conquest.condition,
      original_term: conquest.term,
      annual_lease_miles: conquest.annualLeaseMiles,
      payments_left: conquest.paymentsLeft,
      current_payment_cents: conquest.payment,
      payment_edited_cents: null,
      payment_day: conquest.paymentDay,
      apr: conquest.rate,
      payoff_cents: conquest.payoff,
      deal_saved_at: now,
      paid_off: conquest.paidOff,
      price_cents: conquest.price,
      lender_code: conquest.lenderCode,
      lender: conquest.lenderName,
      lender_sort: conquest.lenderName === null ? null : sortKey(conquest.lenderName),
      equity_cents: equityAmount,
      deal_version: version,
      vehicle_version: eb('vehicle_version', '+', 1),
      row_version: rowVersion,
    }))
    .where('hyperion_id', '=', hyperion_id)
    .where('oppt_id', '=', oppt_id)
    .execute()
}
