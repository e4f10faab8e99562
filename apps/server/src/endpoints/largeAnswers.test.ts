import { expect, it } from 'vitest'
import { callPage } from '@retain/api-client/kernel/pageStream'
import { logRow, searchLogs } from '@retain/api-client/work-log'
import { equityLog, person } from '../testing/exports'
import { heldMemory } from '../testing/heldMemory'
import { withSlowReaders } from '../testing/slowReaders'
import { transportTo, withApp } from '../testing/testApp'
import { mostLargeAnswers } from './largeAnswers'

// Nobody's answer is ended while these tests run.
const test = withApp({ environment: { RATE_LIMITS: 'on' }, stalledAfterMs: 10 * 60_000 })
const { rows, store, showAll, open, statusFor } = withSlowReaders(test)

const megabytes = 1024 * 1024

it('two large answers are sent to one person at a time, whatever the list or file', async () => {
  await open('two.windows')
  const { leave } = await open('two.windows', 'export', equityLog(store(), ['customerName', 'note']))
  const { answer } = await open('two.windows')
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(String(answer.read())).toContain('"code":"rateLimited"')
  expect(await statusFor('somebody.else')).toBe(200)
  await leave()
  await expect.poll(() => statusFor('two.windows'), { timeout: 10_000 }).toBe(200)
}, 60_000)

it('a large answer does not count once it has been received', async () => {
  const token = await test.issuer.tokenFor({ ...person(store()), userName: 'reads.all' })
  for (let time = 0; time <= mostLargeAnswers; time += 1) {
    let received = 0
    const page = await callPage(
      searchLogs,
      logRow,
      { body: showAll() },
      transportTo(test.app, token),
      (chunk) => {
        received += chunk.length
      },
    )()
    expect(page).toMatchObject({ right: { data: { total: rows } } })
    expect(received).toBe(rows)
  }
}, 60_000)

it('large answers that nobody reads fill no memory, and hold up nobody else', async () => {
  const people = Array.from({ length: 12 }, (_, at) => `stalled.${at}`)
  const before = await heldMemory()
  for (const name of people) await Promise.all([open(name), open(name)])
  // As a whole they would be more than 300 MB; some 140 are what is on its way.
  expect((await heldMemory()) - before).toBeLessThan(200 * megabytes)
  expect(await statusFor('reads.meanwhile')).toBe(200)
}, 120_000)
