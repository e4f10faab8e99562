import { expect, it } from 'vitest'
import { addCallable, rowOf } from '../testing/callable'
import { eventsOf } from '../testing/outboxEvents'
import { testNow, withApp } from '../testing/testApp'
import { leadClosed, leadCreated } from './leadEnded'

const test = withApp()
const feeds = { leadCreated, leadClosed }

const take = (name: keyof typeof feeds, { opptId, hyperionId }: { opptId: string; hyperionId: string }) =>
  feeds[name].open({ db: test.db, clock: () => testNow, live: { announce: () => undefined } })({
    eventId: `${name} ${opptId}`,
    hyperionId,
    opptId,
    leadId: '778899',
  })

it.each([
  ['leadCreated', 'LEADCREATED', 'LeadCreated'],
  ['leadClosed', 'REACTIVATED', 'LEADNOSALE'],
] as const)('%s: a lead ends in %s, with its entry [OP-074]', async (name, statusCode, contactType) => {
  const callable = await addCallable(test.db, { status_code: 'LEADSENT', lead_id: '778899' })
  await take(name, callable)
  expect(await rowOf(test, callable)).toMatchObject({ statusCode, rowVersion: 3 })
  expect(await eventsOf(test.db, callable.hyperionId)).toMatchObject([
    { type: 'OPPT_STATUS', payload: { statusCode, rowVersion: 2 } },
    { type: 'OPPT_CONTACT', payload: { entry: { contactType }, rowVersion: 3 } },
  ])
})

it.each(['leadCreated', 'leadClosed'] as const)(
  '%s does nothing where no lead is under way',
  async (name) => {
    const callable = await addCallable(test.db)
    await take(name, callable)
    expect(await rowOf(test, callable)).toMatchObject({ statusCode: 'NEW', rowVersion: 1 })
    expect(await eventsOf(test.db, callable.hyperionId)).toEqual([])
  },
)
