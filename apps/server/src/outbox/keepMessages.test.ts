import { noLongerOwnsMessage } from '@retain/domain/live/noLongerOwns'
import { expect, it } from 'vitest'
import { keepMessages } from './keepMessages'

it('keeps what its tag is told, and publishes everything', () => {
  const published: string[] = []
  const answer = keepMessages((tag) => published.push(tag), 'STORE_HAR')
  const [own, foreign] = ['17', '18'].map((opptId) => noLongerOwnsMessage({ opptId, hyperionId: 'HAR' }))
  if (own === undefined || foreign === undefined) throw new Error('Two messages were expected')
  answer.publish('STORE_HAR', own)
  answer.publish('USER_pat.tester', foreign)
  expect(answer.messages).toEqual([own])
  expect(published).toEqual(['STORE_HAR', 'USER_pat.tester'])
})
