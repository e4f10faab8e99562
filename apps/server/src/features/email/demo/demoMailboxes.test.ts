import { sendEmail } from '@retain/api-client/email'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable, newKey } from '../../../testing/callable'
import { emailBody, newAddress } from '../../../testing/emails'
import { withApp } from '../../../testing/testApp'
import { readAddressFlags } from '../addresses/addressFlags'

const test = withApp({ environment: { OIDC_ISSUER: '' } })

/** Sends a customer an email; the page of it in the customer's mailbox. */
async function delivered() {
  const callable = await addCallable(test.db)
  const emailTo = newAddress()
  const body = emailBody(callable.opptId, { email: { emailTo } })
  const answer = await test.callAs(callable.person, sendEmail, { body, idempotencyKey: newKey() })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  const { demo_email_id } = await test.db
    .selectFrom('demo_email')
    .select('demo_email_id')
    .where('address', '=', emailTo)
    .executeTakeFirstOrThrow()
  return { ...callable, emailTo, page: `/demo/mail/${demo_email_id}` }
}

const get = (url: string) => test.app.inject({ method: 'GET', url, headers: { host: 'localhost:4000' } })
const post = (url: string, form: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

describe('a mailbox of the demonstration', () => {
  it('lets its customer answer, with a file: the answer comes in by SMTP', async () => {
    const { page, opptId, hyperionId, emailTo } = await delivered()
    expect((await get(page)).body).toContain('Answer as the customer')
    const answered = await post(`${page}/answer`, { text: 'Yes, Friday.', file: 'on' })
    expect([answered.statusCode, answered.headers.location]).toEqual([303, `${page}?done=answer`])
    expect((await get(`${page}?done=answer`)).body).toContain('The answer was sent.')
    const inbound = () =>
      test.db
        .selectFrom('inbound_email as i')
        .innerJoin('email_contact_detail as e', 'e.email_contact_detail_id', 'i.email_contact_detail_id')
        .select(['e.email_from', 'e.email_subject', 'e.email_body'])
        .where('i.oppt_id', '=', opptId)
        .execute()
    await expect
      .poll(inbound)
      .toEqual([
        { email_from: emailTo, email_subject: 'Re: Your 2021 Accord', email_body: '<p>Yes, Friday.</p>' },
      ])
    const files = await test.db
      .selectFrom('email_attachment')
      .select(['name', 'type'])
      .where('hyperion_id', '=', hyperionId)
      .execute()
    expect(files).toEqual([{ name: 'title.pdf', type: 'application/pdf' }])
  })

  it.each([
    ['return it as undeliverable', 'bounce', 'bounced'],
    ['report it as spam', 'complaint', 'complaint'],
  ] as const)('lets its customer %s', async (_what, deed, flag) => {
    const { page, emailTo } = await delivered()
    expect((await post(`${page}/${deed}`)).statusCode).toBe(303)
    await expect.poll(() => readAddressFlags(test.db, emailTo)).toMatchObject({ [flag]: true })
  })

  it('names who wrote an email, with the address beside the name', async () => {
    const { page, emailTo } = await delivered()
    const { body } = await get(page)
    expect(body).toMatch(
      /<dt>From<\/dt><dd><strong>[^<>"]+<\/strong> <small>[^<>\s]+@[^<>\s]+<\/small><\/dd>/,
    )
    expect(body).toContain(`<dt>To</dt><dd>${emailTo}</dd>`)
  })

  it('knows no other deed, and no email that is not there', async () => {
    const { page } = await delivered()
    expect((await post(`${page}/delete`)).statusCode).toBe(404)
    expect((await post('/demo/mail/999999/bounce')).statusCode).toBe(404)
    expect((await get(`${page}?done=<script>`)).body).not.toContain('<script>')
  })
})
