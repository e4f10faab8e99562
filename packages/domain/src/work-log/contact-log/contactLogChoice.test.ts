import { expect, it } from 'vitest'
import { readContactLogChoice } from './contactLogChoice'

it('an absent choice, an empty one and ALL ask for every email', () => {
  const all = { emailSentBy: null, repliedStatus: null }
  expect(readContactLogChoice({})).toEqual(all)
  expect(readContactLogChoice({ emailSentBy: '', repliedStatus: '' })).toEqual(all)
  expect(readContactLogChoice({ emailSentBy: 'ALL', repliedStatus: 'ALL' })).toEqual(all)
})

it('a user and a reply status ask for theirs', () => {
  expect(readContactLogChoice({ emailSentBy: 'ann.lee', repliedStatus: 'not responded' })).toEqual({
    emailSentBy: 'ann.lee',
    repliedStatus: 'not responded',
  })
  expect(readContactLogChoice({ repliedStatus: 'responded' }).repliedStatus).toBe('responded')
})
