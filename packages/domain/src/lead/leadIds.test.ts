import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { leadIdNames, requiredLeadIds, requireLeadIds, type LeadAction } from './leadIds'

const all = { opptId: '1', opportunityId: '2', hyperionId: '3', leadId: '4', eleadId: '5' }
const actions = Object.keys(requiredLeadIds) as LeadAction[]

it('every lead action fails without each of its ids in turn, and names it [O-263] [OP-079]', () => {
  for (const action of actions)
    for (const name of requiredLeadIds[action])
      for (const missing of [null, '', '  '])
        expect(requireLeadIds(action, { ...all, [name]: missing }), `${action} ${name}`).toEqual(
          E.left([{ field: name, message: `${name} is required` }]),
        )
})

it('between them they need all five ids [O-263]', () => {
  const needed: ReadonlySet<string> = new Set(actions.flatMap((action) => requiredLeadIds[action]))
  expect([...needed].sort()).toEqual([...leadIdNames].sort())
})

it('every missing id is named at once, and nothing else is kept', () => {
  expect(requireLeadIds('recordEleadHistory', {})).toMatchObject({
    left: [{ field: 'eleadId' }, { field: 'hyperionId' }, { field: 'opptId' }],
  })
  expect(requireLeadIds('createElead', all)).toEqual(E.right({ opptId: '1', hyperionId: '3' }))
})
