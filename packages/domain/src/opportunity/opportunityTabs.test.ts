import fc from 'fast-check'
import { expect, it } from 'vitest'
import { opportunityTab, opportunityTabs } from './opportunityTabs'

it('the page has six tabs in this order', () => {
  expect(opportunityTabs.map(({ label }) => label)).toEqual([
    'Call',
    'Email',
    'Notes',
    'History',
    'Create Lead',
    'Reminder',
  ])
})

it('the word of the address names the tab, and Call is the first [OP-020]', () => {
  for (const { id } of opportunityTabs) expect(opportunityTab(id)).toBe(id)
  for (const word of [null, '', 'Call', 'leads', 'constructor']) expect(opportunityTab(word)).toBe('call')
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect(opportunityTabs.map(({ id }) => id)).toContain(opportunityTab(word))
    }),
  )
})
