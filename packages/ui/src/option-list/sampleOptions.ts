import type { SelectOption, SelectOptionGroup } from './selectOption'

/** Makes of cars, for stories. */
export const makes: readonly SelectOption[] = [
  'Acura',
  'BMW',
  'Chevrolet',
  'Citroën',
  'Ford',
  'Honda',
  'Hyundai',
  'Kia',
  'Mazda',
  'Škoda',
  'Subaru',
  'Toyota',
].map((label) => ({ id: label.toLowerCase(), label }))

/** Why a customer is not interested, for stories. */
export const reasons: readonly SelectOption[] = [
  { id: 'happy', label: 'Happy with Current Vehicle' },
  { id: 'payment', label: 'Payment too High' },
  { id: 'sold', label: 'Sold the Vehicle' },
  { id: 'other', label: 'Other' },
]

/** Models under the headings of their makes. */
export const modelsByMake: readonly SelectOptionGroup[] = [
  {
    label: 'Honda',
    options: [
      { id: 'accord', label: 'Accord' },
      { id: 'civic', label: 'Civic' },
      { id: 'crv', label: 'CR-V' },
    ],
  },
  {
    label: 'Toyota',
    options: [
      { id: 'camry', label: 'Camry' },
      { id: 'rav4', label: 'RAV4', description: 'Sport utility' },
      { id: 'supra', label: 'Supra', isDisabled: true, description: 'None in stock' },
    ],
  },
]

/** Many options, numbered from 1. */
export const manyOptions = (count: number): readonly SelectOption[] =>
  Array.from({ length: count }, (_, index) => ({ id: `option-${index + 1}`, label: `Option ${index + 1}` }))

/** Many options in groups of a hundred. */
export const manyGroups = (count: number): readonly SelectOptionGroup[] =>
  Array.from({ length: count }, (_, group) => ({
    label: `Group ${group + 1}`,
    options: Array.from({ length: 100 }, (__, index) => ({
      id: `${group + 1}-${index + 1}`,
      label: `Model ${group + 1}-${index + 1}`,
    })),
  }))
