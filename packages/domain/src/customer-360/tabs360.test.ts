import { describe, expect, it } from 'vitest'
import { customer } from '../../cases/customer360'
import {
  dealAreas,
  dealIndicators360,
  emptyTabTexts360,
  indicators360,
  tabLabels360,
  tabs360,
  tabText360,
} from './tabs360'

describe('the view', () => {
  it('has four tabs that say how much they hold', () => {
    expect(tabs360.map((tab) => tabLabels360[tab])).toEqual([
      'Deals',
      'View History',
      'Search History',
      'Timeline',
    ])
    expect(tabText360('viewHistory', 1_200)).toBe('View History 1,200')
    expect(tabText360('deals', 0)).toBe('Deals 0')
    expect(tabText360('deals', null)).toBe('Deals')
    expect(tabs360.map((tab) => emptyTabTexts360[tab])).toEqual([
      'No deals.',
      'No vehicles viewed.',
      'No searches.',
      'Nothing has happened yet.',
    ])
  })

  it('has six areas for a deal', () => {
    expect(dealAreas).toEqual([
      'Indicators',
      'Deal info',
      'Products',
      'Appraisals',
      'Offers',
      'Repair-order history',
    ])
  })

  it('shows an indicator where its data is present [OP-114]', () => {
    expect(indicators360(customer)).toEqual([])
    const indicators = {
      doNotContact: false,
      recall: 'NO',
      historyCondition: 'CLEAN',
      warranty: '5 - CPO',
    } as const
    expect(indicators360({ employeeIndicator: 'N', indicators })).toEqual([
      { label: 'Employee', value: 'No' },
      { label: 'Do Not Contact', value: 'No' },
      { label: 'Recall', value: 'No Recall' },
      { label: 'History', value: 'Clean' },
      { label: 'Warranty', value: '5 - CPO' },
    ])
    const alarming = {
      ...indicators,
      doNotContact: true,
      recall: 'YES',
      historyCondition: 'ACC_DMG',
    } as const
    expect(indicators360({ employeeIndicator: 'Y', indicators: alarming })).toEqual([
      { label: 'Employee', value: 'Yes', tone: 'warn' },
      { label: 'Do Not Contact', value: 'Yes', tone: 'warn' },
      { label: 'Recall', value: 'Open Recall', tone: 'warn' },
      { label: 'History', value: 'Accident or Damage', tone: 'warn' },
      { label: 'Warranty', value: '5 - CPO' },
    ])
    const labels = (isSource: boolean) =>
      dealIndicators360({ employeeIndicator: 'Y', indicators: alarming }, isSource).map(({ label }) => label)
    expect(labels(true)).toEqual(['Employee', 'Do Not Contact', 'Recall', 'History', 'Warranty'])
    expect(labels(false)).toEqual(['Employee', 'Do Not Contact'])
    expect(dealIndicators360({ employeeIndicator: null, indicators: null }, false)).toEqual([])
    const none = { doNotContact: null, recall: null, historyCondition: null, warranty: null }
    expect(indicators360({ employeeIndicator: null, indicators: none })).toEqual([])
  })
})
