import { expect, it } from 'vitest'
import fastify from 'fastify'
import { withDatabase } from '../testing/testDatabase'
import { gate, testKind, testQueue } from '../testing/testRunner'
import { mountJobs } from './mountJobs'

const test = withDatabase()
const queue = testQueue(() => test.db)

it('does jobs from when the app is ready until it is closed, and closes after those that run', async () => {
  const app = fastify()
  const [begun, goOn] = [gate(), gate()]
  const done: string[] = []
  const kind = testKind({
    run: async ({ name }) => {
      begun.open()
      await goOn.opened
      done.push(name)
    },
  })
  await queue.enqueue(kind, 'left before the start')
  const { db, clock, live } = queue.host
  mountJobs({ fastify: app, db, clock, live }, { database: { kind: 'embedded', folder: '' } }, [kind])
  await app.ready()
  await begun.opened
  const closed = app.close()
  goOn.open()
  await closed
  expect(done).toEqual(['left before the start'])
  await queue.enqueue(kind, 'after the end')
  expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'done' }, { state: 'waiting', attempts: 0 }])
})

it('does what is enqueued at once, without being asked', async () => {
  const app = fastify()
  const done = gate()
  const kind = testKind({ run: async () => done.open() })
  const { db, clock, live } = queue.host
  mountJobs({ fastify: app, db, clock, live }, { database: { kind: 'embedded', folder: '' } }, [kind])
  await app.ready()
  await queue.enqueue(kind)
  await done.opened
  await app.close()
  expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'done' }])
})
