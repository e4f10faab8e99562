import { createHmac } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { findCallers, getSipCredentials } from '@retain/api-client/telephony'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { epochOf } from '@retain/domain/calendar/instant'
import { mostCallerCustomers } from '@retain/domain/telephony/caller'
import { addCustomer, addOpportunity, addStore, type TestCustomer } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'

const secret = 'a secret of tests, long enough to be one'
const environment = {
  SIP_SERVER: 'wss://sip.example/ws',
  SIP_DOMAIN: 'sip.example',
  SIP_SECRET: secret,
  LOG_LEVEL: 'info',
}
const test = withApp({ environment })
const without = withApp()

const personOf = (...stores: readonly string[]) => ({ userName: 'a.caller', roles: [generalAccess], stores })

const choose = (app: typeof test, hyperionId: string, value: string) =>
  app.db
    .insertInto('setting_value')
    .values({
      setting_key_id: 'EATelephony',
      hyperion_id: hyperionId,
      setting_value: value,
      changed_by: 'alex.romero',
      changed_at: testNow,
    })
    .execute()

async function credentials(app: typeof test, hyperionId: string, person = personOf(hyperionId)) {
  const answer = await app.callAs(person, getSipCredentials, { params: { hyperionId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

describe('credentials at the telephone exchange', () => {
  it('end in ten minutes, and are proved by the shared secret alone', async () => {
    const store = await addStore(test.db)
    await choose(test, store, 'SIP')
    const given = await credentials(test, store)
    const authorizationName = `${epochOf(testNow) / 1_000 + 600}:a.caller`
    expect(given).toEqual({
      server: 'wss://sip.example/ws',
      domain: 'sip.example',
      userName: 'a.caller',
      authorizationName,
      password: createHmac('sha256', secret).update(authorizationName).digest('base64'),
      expiresIn: 600,
    })
    expect(test.logged()).not.toContain(given?.password ?? '')
    expect(test.logged()).not.toContain(secret)
  })

  it('are those of whoever asks, in a name that a SIP address can hold', async () => {
    const store = await addStore(test.db)
    await choose(test, store, 'SIP')
    const person = { ...personOf(store), userName: 'ann@lee.example' }
    const given = await credentials(test, store, person)
    expect(given?.userName).toBe('ann%40lee.example')
    expect(given?.authorizationName).toMatch(/^\d+:ann%40lee\.example$/)
  })

  it('are given for no store that dials otherwise, and by no server without an exchange', async () => {
    const other = await addStore(test.db)
    expect(await credentials(test, other)).toBeNull()
    const store = await addStore(without.db)
    await choose(without, store, 'SIP')
    expect(await credentials(without, store)).toBeNull()
  })

  it('are given for no store of others', async () => {
    const [own, foreign] = [await addStore(test.db), await addStore(test.db)]
    await choose(test, foreign, 'SIP')
    const answer = await test.callAs(personOf(own), getSipCredentials, { params: { hyperionId: foreign } })
    expect(answer).toMatchObject({ left: { status: 403 } })
  })
})

describe('who calls', () => {
  const callers = async (phone: string, ...stores: readonly string[]) => {
    const answer = await test.callAs(personOf(...stores), findCallers, { body: { phone } })
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    return answer.right.data
  }
  const vehicle = { year: 2023, make_name: 'Honda', model_name: 'Accord' }

  it('is found by any number of a customer, in the own stores only', async () => {
    const [one, two, foreign] = [await addStore(test.db), await addStore(test.db), await addStore(test.db)]
    const add = async (store: string, name: string, phones: TestCustomer) =>
      addOpportunity(test.db, store, {
        customer_name: name,
        customer_id: await addCustomer(test.db, store, phones),
        ...vehicle,
      })
    const mobile = await add(one, 'Lee, Ann', { mobile_phone: '5550140777' })
    const work = await add(two, 'Kim, Jo', { work_phone: '5550140777x12' })
    await add(foreign, 'Roe, Max', { home_phone: '5550140777' })
    const found = await callers('5550140777', one, two)
    expect(found.map(({ opptId }) => opptId).sort()).toEqual([mobile, work].sort())
    expect(found.find(({ opptId }) => opptId === mobile)).toEqual({
      opptId: mobile,
      hyperionId: one,
      customerName: 'Lee, Ann',
      vehicle: '2023 Honda Accord',
    })
    expect(await callers('5550140777', foreign)).toHaveLength(1)
    expect(await callers('5550149999', one, two)).toEqual([])
    expect(await callers('5550140777')).toEqual([])
    expect(mostCallerCustomers).toBeGreaterThan(found.length)
  })

  it('is asked for by ten digits', async () => {
    const store = await addStore(test.db)
    const answer = await test.callAs(personOf(store), findCallers, { body: { phone: '555' } })
    expect(E.isLeft(answer)).toBe(true)
  })
})
