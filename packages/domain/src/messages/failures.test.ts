import { expect, it } from 'vitest'
import { failureToast } from './failures'
import { failureTexts } from './failureTexts'

const general = 'An error occurred getting data: Internal Server Error'

it('has a text of its own for a flag, a customer and a conquest customer', () => {
  expect(failureTexts).toEqual({
    flagFailed: 'Opportunity flag failed',
    customerFailed: 'Failed Saving Customer Info',
    conquestFailed: 'Failed Saving Conquest Info',
  })
})

it('is one toast: the text of the action first, where there is one, then the general one', () => {
  expect(failureToast('Internal Server Error', 'r-1')).toEqual({ label: general, lines: ['Request id r-1'] })
  expect(failureToast('Internal Server Error', 'r-1', 'Opportunity flag failed')).toEqual({
    label: 'Opportunity flag failed',
    lines: [general, 'Request id r-1'],
  })
})
