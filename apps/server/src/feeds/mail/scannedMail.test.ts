import { assignEmail, listUnassignedEmails } from '@retain/api-client/unassigned-emails'
import * as E from 'fp-ts/Either'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { addCallable, asManager, newKey, type Callable } from '../../testing/callable'
import { eicar, startClamd } from '../../testing/clamd'
import { newAddress } from '../../testing/emails'
import { sendTo } from '../../testing/incomingEmails'
import { freePort } from '../../testing/processes'
import { withApp } from '../../testing/testApp'
import { tryAgain } from '../../testing/tryAgain'

const domain = 'in.test.example'
const [clamdPort, port] = [await freePort(), await freePort()]
let clamd = await startClamd({ port: clamdPort })
afterAll(() => clamd.close())
const test = withApp({
  environment: {
    ...{ MAIL_IN_DOMAIN: domain, MAIL_IN_PORT: String(port) },
    CLAMD_URL: `tcp://127.0.0.1:${clamdPort}`,
  },
})

const files = [
  { filename: 'title.pdf', content: '%PDF' },
  { filename: 'offer & co.exe', content: `MZ${eicar}` },
  { filename: 'film.mov', content: 'x'.repeat(2 * 1024 * 1024) },
]

/** A customer of a store who writes to it with files. */
async function writes(from = newAddress(), to: string | null = null) {
  const callable = await addCallable(test.db, {}, { email: from })
  const address = to ?? `${callable.hyperionId.toLowerCase()}@${domain}`
  await sendTo(port, { from, to: address, subject: 'My car', text: 'See my files.', attachments: files })
  return callable
}

const kept = async ({ hyperionId }: Callable) =>
  test.db.selectFrom('email_attachment').select('name').where('hyperion_id', '=', hyperionId).execute()

const bodies = async ({ hyperionId }: Callable) => {
  const rows = await test.db
    .selectFrom('email_contact_detail')
    .select('email_body')
    .where('hyperion_id', '=', hyperionId)
    .execute()
  return rows.map(({ email_body }) => email_body)
}

const waiting = { timeout: 20_000, interval: 20 }
const told =
  '<p>See my files.</p>' +
  '<p>The file &quot;offer &amp; co.exe&quot; was not kept: the scanner found Eicar-Test-Signature.</p>' +
  '<p>The file &quot;film.mov&quot; was not kept: it is too large for the scanner.</p>'

describe('an email with malware', () => {
  it('is taken in without that file, which its text says, and the log without a name', async () => {
    const callable = await writes()
    await vi.waitFor(async () => expect(await bodies(callable)).toEqual([told]), waiting)
    expect((await kept(callable)).map(({ name }) => name)).toEqual(['title.pdf'])
    expect(test.logged()).toContain('"malware":"Eicar-Test-Signature"')
    expect(test.logged()).not.toMatch(/offer|example\.com/)
  })

  it('waits while the scanner is away, and is taken in once it is back', async () => {
    await clamd.close()
    const callable = await writes()
    const failed = async () => {
      const jobs = await test.db
        .selectFrom('job')
        .select('attempts')
        .where('kind', '=', 'readEmail')
        .execute()
      expect(jobs.some(({ attempts }) => attempts > 0)).toBe(true)
    }
    await vi.waitFor(failed, waiting)
    expect(await bodies(callable)).toEqual([])
    clamd = await startClamd({ port: clamdPort })
    await tryAgain(test.db, 'readEmail')
    await vi.waitFor(async () => expect(await bodies(callable)).toEqual([told]), waiting)
    expect((await kept(callable)).map(({ name }) => name)).toEqual(['title.pdf'])
  })

  it('waits for a manager of its store once it was tried for long enough, and is kept', async () => {
    await clamd.close()
    const callable = await writes()
    const tried = async () => {
      const job = await test.db
        .updateTable('job')
        .set({ attempts: 159 })
        .where('kind', '=', 'readEmail')
        .where('state', '=', 'waiting')
        .where('attempts', '>', 0)
        .returning('job_id')
        .execute()
      expect(job).toHaveLength(1)
    }
    await vi.waitFor(tried, waiting)
    await tryAgain(test.db, 'readEmail')
    const listed = async () => {
      const { hyperionId } = callable
      const query = { hyperionId }
      const answer = await test.callAs(asManager(callable.person), listUnassignedEmails, { query })
      expect(answer).toMatchObject(E.right({ data: { total: 1 } }))
    }
    await vi.waitFor(listed, waiting)
    clamd = await startClamd({ port: clamdPort })
  })

  it('that found nobody is scanned when it is assigned, which waits for the scanner too', async () => {
    const from = newAddress()
    const twin = await addCallable(test.db)
    await sendTo(port, {
      ...{ from, to: `${twin.hyperionId.toLowerCase()}@${domain}`, subject: 'My car' },
      ...{ text: 'See my files.', attachments: files },
    })
    const found = () =>
      test.db
        .selectFrom('incoming_email')
        .select('incoming_email_id')
        .where('hyperion_id', '=', twin.hyperionId)
        .where('state', '=', 'unassigned')
        .executeTakeFirstOrThrow()
    const { incoming_email_id: incomingEmailId } = await vi.waitFor(found, waiting)
    const body = { incomingEmailId, opptId: twin.opptId }
    const assign = () => test.callAs(asManager(twin.person), assignEmail, { body, idempotencyKey: newKey() })
    await clamd.close()
    expect(await assign()).toMatchObject(E.left({ status: 503, code: 'unavailable' }))
    expect(await kept(twin)).toEqual([])
    clamd = await startClamd({ port: clamdPort })
    expect(await assign()).toMatchObject(E.right({}))
    expect((await kept(twin)).map(({ name }) => name)).toEqual(['title.pdf'])
    expect(await bodies(twin)).toEqual([told])
  })
})
