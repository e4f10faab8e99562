import { expect, it } from 'vitest'
import { collectingText, rowState, rowStateLabels, rowStates } from './rowState'

it.each([
  ['Candidate', 'Closed', 'candidate', 'Candidate'],
  ['Finance', 'Open', 'open', 'Opened RO'],
  ['Finance', 'Scheduled', 'scheduled', 'Scheduled appointment'],
  ['Finance', 'Closed', 'none', ''],
  [null, null, 'none', ''],
] as const)(
  'a %s row with RO %s is %s: %s [L-251] [L-252] [L-253] [L-254]',
  (dealType, roStatus, state, label) => {
    expect(rowState({ dealType, roStatus })).toBe(state)
    expect(rowStateLabels[state]).toBe(label)
  },
)

it('there are three states, and none', () => {
  expect(rowStates).toEqual(['candidate', 'open', 'scheduled', 'none'])
})

it('a candidate wins over both, and case does not count [L-522]', () => {
  expect(rowState({ dealType: 'Candidate', roStatus: 'Open' })).toBe('candidate')
  expect(rowState({ dealType: 'Lease', roStatus: 'OPEN' })).toBe('open')
})

it("a row in progress says 'Data Collection In Progress' [L-250]", () => {
  expect(collectingText).toBe('Data Collection In Progress')
})
