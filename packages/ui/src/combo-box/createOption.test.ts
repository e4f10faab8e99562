import { describe, expect, it } from 'vitest'
import { CREATE_ID, withCreateOption } from './createOption'

const lender = { id: '1', label: 'Crédit Mutuel' }

describe('withCreateOption', () => {
  it('offers what is typed, trimmed, behind the options', () => {
    expect(withCreateOption([lender], [lender], ' Credit ')).toEqual([
      lender,
      { id: CREATE_ID, label: 'Create “Credit”' },
    ])
  })
  it('offers nothing for a label that there is, nor for nothing', () => {
    expect(withCreateOption([], [lender], 'CREDIT MUTUEL')).toEqual([])
    expect(withCreateOption([lender], [lender], '   ')).toEqual([lender])
  })
})
