import { statusLabels } from '@retain/domain/opportunity/status/statusLabels'
import type { CandidateTable } from '../db/schema/serviceTables'
import { catalogue, pickVehicle } from './catalogue'
import { anyName, shownName } from './customer'
import { randomOf, type Random } from './random'
import { candidateIdOf, type FullRow, type StoreContext } from './seedRows'
import { serviceNote, shortNote } from './words'

/** A candidate that has no id yet. */
type NewCandidate = Omit<FullRow<CandidateTable>, 'candidate_id'>

/** The customers at a store's service drive today who may become opportunities: three to seven of them. */
export function candidateRows(context: StoreContext): readonly FullRow<CandidateTable>[] {
  const { store } = context
  return candidatesBy(context, store.hyperionId).map((row, index) => ({
    ...row,
    candidate_id: candidateIdOf(store, index),
  }))
}

/** Those of a day after that of the seed: others than on every other day, and without ids, which the database gives out. */
export const candidatesOfDay = (context: StoreContext, day: string): readonly NewCandidate[] =>
  candidatesBy(context, `${context.store.hyperionId}/${day}`)

function candidatesBy(context: StoreContext, source: string): readonly NewCandidate[] {
  const count = randomOf(`${source}/candidates`).integer(3, 7)
  return Array.from({ length: count }, (_, index) =>
    candidateOf(context, randomOf(`${source}/candidate/${index}`), index),
  )
}

/** One of them: most were scanned when they drove in, the others have an appointment today. */
function candidateOf({ store, staff, clock }: StoreContext, random: Random, index: number): NewCandidate {
  const [first_name, last_name] = anyName(random)
  const name = shownName({ first_name, last_name })
  const makes = random.chance(0.7) ? store.brands : catalogue().map(({ make }) => make)
  const age = random.integer(1, 9)
  const vehicle = pickVehicle(random, makes, clock.year - age)
  const minute = random.integer(7 * 60, 11 * 60)
  const isScanned = index === 0 || random.chance(0.8)
  const customerNote = random.chance(0.5) ? serviceNote(random) : shortNote(random, vehicle.modelName)
  return {
    hyperion_id: store.hyperionId,
    found_at: clock.passed(0, minute),
    oppt_id: null,
    customer_name: name,
    full_name: name,
    status: statusLabels.NEW,
    deal_type: 'Candidate',
    last_action: null,
    note: random.chance(0.6) ? customerNote : null,
    scan: isScanned,
    scanned_at: isScanned ? clock.passed(0, minute) : null,
    year: vehicle.year,
    make_name: vehicle.catalogueModel.make,
    model_name: vehicle.modelName,
    vehicle_mileage: random.chance(0.85) ? age * random.integer(7_000, 15_000) : null,
    ro_status: isScanned ? null : 'Scheduled',
    ro_at: null,
    ro_amount_cents: null,
    appt_at: isScanned ? null : clock.at(0, minute + 60 - (minute % 15)),
    service_advisor_name: random.chance(0.9) ? random.pick(staff.advisors).fullName : null,
    service_hyperion_id: store.hyperionId,
  }
}
