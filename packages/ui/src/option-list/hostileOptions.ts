import { hostileTexts } from '../field/sampleField'
import type { SelectOption } from './selectOption'

/** Options with labels that break layouts and type-ahead, for stories. */
export const hostileOptions: readonly SelectOption[] = Object.entries(hostileTexts).map(([id, label]) => ({
  id,
  label,
  description: label,
}))
