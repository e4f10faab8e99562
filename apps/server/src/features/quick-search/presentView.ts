import type { RecentOpportunity } from '@retain/domain/quick-search/recents'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import type { StoredView } from './viewQueries'

/** A recently viewed opportunity in the words of the contract. */
export const presentView = (view: StoredView): RecentOpportunity => ({
  opptId: view.oppt_id,
  hyperionId: view.hyperion_id,
  customerName: view.customer_name,
  vehicle: vehicleName({ year: view.year, make: view.make_name, model: view.model_name, trim: null }) || null,
  viewedDate: view.viewed_at,
})
