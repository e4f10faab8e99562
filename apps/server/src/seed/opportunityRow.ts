import { statusLabels } from '@retain/domain/opportunity/statusLabels'
import { sortKey } from '@retain/domain/text/sortKey'
import { isHighEquity, pickScore, stockNumber } from './circumstances'
import { hasLead, leadSystemOf } from './compass'
import { shownName } from './customer'
import { isConquestPlan, type OpportunityDraft } from './opportunityDraft'
import type { Random } from './random'
import type { OpportunityRow } from './seedRows'
import type { Timeline } from './timeline'

const colors = [
  'Black',
  'White',
  'Silver',
  'Gray',
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Celestial Silver Metallic',
  'Lunar Rock',
  'Ruby Flare Pearl',
  'Midnight Black Metallic',
]

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
    ...service(draft),
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
  const hasReplacement = random.chance(0.92)
  const finance = hasReplacement ? draft.differences.finance : null
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
    payment_edited_cents: null,
    payoff_cents: draft.payoff,
    vehicle_value_cents: draft.value,
    equity_cents: draft.equityAmount,
    payment_difference_finance_cents: finance,
    payment_difference_lease_cents: hasReplacement ? draft.differences.lease : null,
    replacement_stock_no: finance !== null && random.chance(0.3) ? stockNumber(random) : null,
    annual_lease_miles: deal.annualLeaseMiles,
    payment_day: null,
    conq_deal_an: null,
    paid_off: null,
    deal_version: 1,
    selling_hyperion_id: sellingStore?.hyperionId ?? null,
    selling_store_name: sellingStore?.name ?? null,
    selling_store_sort: key(sellingStore?.name ?? null),
  }
}

function vehicle(random: Random, { file, plan, part }: OpportunityDraft) {
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
    vehicle_mileage: file.mileage,
    new_used:
      isConquestPlan(plan) && random.chance(0.1) && file.classification === null ? null : file.newUsed,
    used_classification: file.classification,
    warranty_icon: nullable(random, 0.03, file.warranty),
    has_recall: part.hasRecall === true || random.chance(0.06),
    predictive_score: pickScore(random, part),
    vehicle_version: 1,
  }
}

function service({ visit }: OpportunityDraft) {
  return {
    ro_number: visit.roNumber,
    ro_tag_number: visit.roTag,
    ro_status: visit.roStatus,
    ro_at: visit.roAt,
    ro_amount_cents: visit.roAmount,
    ro_first_name: null,
    ro_last_name: null,
    appt_at: visit.apptAt,
    service_advisor_name: visit.advisor,
    service_advisor_sort: key(visit.advisor),
    service_hyperion_id: visit.serviceHyperionId,
    scan: visit.scannedAt !== null,
    scanned_at: visit.scannedAt,
  }
}
