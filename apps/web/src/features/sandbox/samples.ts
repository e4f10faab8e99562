/** What the lists of the sandbox offer. */
export const sampleOptions = [
  { id: 'civic', label: 'Civic' },
  { id: 'accord', label: 'Accord' },
  { id: 'pilot', label: 'Pilot' },
]

/** The years of its ranges of years. */
export const sampleYears = [2021, 2022, 2023, 2024, 2025, 2026]
