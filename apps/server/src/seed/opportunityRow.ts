import { statusLabels } from '@retain/domain/opportunity/status/statusLabels'
import { sortKey } from '@retain/domain/text/sortKey'
import { isHighEquity, pickScore } from './circumstances'
import { colors } from './colors'
import { hasLead, leadSystemOf } from './compass'
import { anyName, shownName } from './customer'
import type { DealPlan, SeedDeal } from './deal'
import { isConquestPlan, type OpportunityDraft } from './opportunityDraft'
import type { Random } from './random'
import type { CustomerRow, OpportunityRow } from './seedRows'
import type { Timeline } from './timeline'
import { warrantyIcon } from './warranty'

/** The value, or now and then nothing: what other systems send has holes. */
const nullable = <Value>(random: Random, missing: number, value: Value): Value | null =>
  random.chance(missing) ? null : value

const key = (text: string | null): string | null => (text === null ? null : sortKey(text))

/** The columns of an opportunity. */
export function opportunityRow(
  random: Random,
  draft: OpportunityDraft,
  timeline: Timeline,
  note: string | null,
): OpportunityRow {
  return {
    hyperion_id: draft.context.store.hyperionId,
    oppt_id: draft.opptId,
    row_version: 1 + timeline.steps.length,
    customer_id: draft.customer.customer_id,
    ...work(random, draft, timeline, note),
    ...money(random, draft),
    ...vehicle(random, draft),
    ...service(random, draft),
  }
}

function work(random: Random, draft: OpportunityDraft, timeline: Timeline, note: string | null) {
  const { status, compass, people, lock } = draft
  const shown = shownName(draft.customer)
  const leadId = hasLead(status) ? String(700_000_000 + draft.opptId) : null
  return {
    customer_name: shown,
    customer_name_sort: sortKey(shown),
    full_name: nullable(random, 0.02, shown),
    status_code: status,
    status_sort: sortKey(compass?.status ?? statusLabels[status]),
    compass_status: compass?.status ?? null,
    compass_status_description: compass?.description ?? null,
    owner_user_name: people.owner?.userName ?? null,
    owner_name: people.owner?.fullName ?? null,
    owner_name_sort: key(people.owner?.fullName ?? null),
    original_salesperson: people.seller?.userName ?? null,
    is_orphan: people.isOrphan,
    lead_id: leadId,
    elead_id: leadSystemOf(draft.context.store) === 'elead' ? leadId : null,
    ext_svc_in_progress:
      draft.part.isCollecting === true || random.chance(isHighEquity(draft.equityAmount) ? 0.015 : 0.004),
    last_action: timeline.lastAction,
    last_contact_at: timeline.lastContactAt,
    note,
    note_sort: key(note),
    locked_by_user_name: lock?.holder.userName ?? null,
    locked_by_name: lock?.holder.fullName ?? null,
    locked_at: lock?.since ?? null,
  }
}

function money(random: Random, draft: OpportunityDraft) {
  const { deal, plan, sellingStore } = draft
  const isConquest = isConquestPlan(plan)
  const dealType = isConquest ? 'Conquest' : plan.kind
  const isCandidate = plan.kind === 'Candidate'
  const isFunded = (deal.paymentsLeft ?? 0) > 0 && deal.currentPayment !== null
  return {
    deal_type: dealType,
    deal_type_code: isConquest && plan.kind !== 'Conquest' ? plan.kind : null,
    deal_type_sort: sortKey(dealType),
    purchased_at: isCandidate ? null : draft.signed.at,
    price_cents: isCandidate ? null : nullable(random, isConquest ? 0.4 : 0.01, draft.file.price),
    lender_code: deal.lender?.code ?? null,
    lender: deal.lender?.name ?? null,
    lender_sort: key(deal.lender?.name ?? null),
    apr: deal.apr,
    original_term: deal.term,
    payments_left: deal.paymentsLeft,
    current_payment_cents: deal.currentPayment,
    payment_edited_cents: isConquest && isFunded && random.chance(0.15) ? roundedPayment(deal) : null,
    payoff_cents: draft.payoff,
    deal_saved_at: null,
    vehicle_value_cents: draft.value,
    equity_cents: draft.equityAmount,
    payment_difference_finance_cents: draft.differences.finance,
    payment_difference_lease_cents: draft.differences.lease,
    replacement_stock_no: draft.replacement?.stockNo ?? null,
    annual_lease_miles: deal.annualLeaseMiles,
    payment_day: isFunded ? nullable(random, 0.05, random.integer(1, 28)) : null,
    conq_deal_an: isConquest ? random.chance(0.25) : null,
    paid_off: isPaidOff(deal, plan),
    deal_version: 1,
    selling_hyperion_id: sellingStore?.hyperionId ?? null,
    selling_store_name: sellingStore?.name ?? null,
    selling_store_sort: key(sellingStore?.name ?? null),
  }
}

/** What a customer of another dealer says to pay: a round figure. */
const roundedPayment = ({ currentPayment }: SeedDeal): number | null =>
  currentPayment === null ? null : Math.round(currentPayment / 5_00) * 5_00

const isPaidOff = ({ paymentsLeft }: SeedDeal, { funding }: DealPlan): boolean | null =>
  funding === 'unknown' ? null : funding === 'cash' || (funding === 'loan' && paymentsLeft === 0)

function vehicle(random: Random, { file, plan, part, mileage }: OpportunityDraft) {
  const { modelName, catalogueModel } = file.vehicle
  return {
    vin: nullable(random, 0.005, file.vehicle.vin),
    year: file.vehicle.year,
    make_name: catalogueModel.make,
    make_sort: sortKey(catalogueModel.make),
    model_name: modelName,
    model_sort: sortKey(modelName),
    trim_level: file.vehicle.trim,
    color: nullable(random, 0.06, random.pick(colors)),
    vehicle_mileage: mileage.mileage,
    new_used:
      isConquestPlan(plan) && random.chance(0.1) && file.classification === null ? null : file.newUsed,
    used_classification: file.classification,
    warranty_icon: nullable(
      random,
      0.03,
      warrantyIcon(catalogueModel.make, file.ageMonths, mileage.mileage, file.newUsed === 'Used'),
    ),
    has_recall: part.hasRecall === true || random.chance(0.06),
    predictive_score: pickScore(random, part),
    vehicle_version: 1,
  }
}

function service(random: Random, draft: OpportunityDraft) {
  const { visit } = draft
  const bringer = visit.roAt === null ? null : bringerOf(random, draft)
  return {
    ro_number: visit.roNumber,
    ro_tag_number: visit.roTag,
    ro_status: visit.roStatus,
    ro_at: visit.roAt,
    ro_amount_cents: visit.roAmount,
    ro_first_name: bringer?.first_name ?? null,
    ro_last_name: bringer?.last_name ?? null,
    appt_at: visit.apptAt,
    service_advisor_name: visit.advisor,
    service_advisor_sort: key(visit.advisor),
    service_hyperion_id: visit.serviceHyperionId,
    scan: visit.scannedAt !== null,
    scanned_at: visit.scannedAt,
  }
}

/** The customer brings the vehicle, or one in six times somebody else: mostly of the family. */
function bringerOf(
  random: Random,
  { customer, part }: OpportunityDraft,
): Pick<CustomerRow, 'first_name' | 'last_name'> {
  if (part.isBroughtByOther !== true && !random.chance(1 / 6)) return customer
  const [first, last] = anyName(random)
  return { first_name: first, last_name: random.chance(0.7) ? customer.last_name : last }
}
