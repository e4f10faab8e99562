/** The cards that are drawn after the first sections, whose code is fetched together. */
export { EmailThread } from '../email/EmailThread'
export { GuideCard } from '../guide/GuideCard'
export { HouseholdCard } from './HouseholdCard'
export { OffersCard } from './OffersCard'
export { ProductsCard } from './ProductsCard'
export { ReplacementWork } from '../replacement/ReplacementWork'
export { ValuesCard } from '../values/ValuesCard'
