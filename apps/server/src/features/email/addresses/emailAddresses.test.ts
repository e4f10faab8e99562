import { checkEmailBounce, checkEmailUnsubscribed, sendEmail, validateEmail } from '@retain/api-client/email'
import * as E from 'fp-ts/Either'
import { afterAll, describe, expect, it } from 'vitest'
import { addCallable, newKey, type Callable } from '../../../testing/callable'
import { emailBody, newAddress, type EmailChanges } from '../../../testing/emails'
import { startMailServer } from '../../../testing/mailServer'
import { testNow, withApp } from '../../../testing/testApp'

const mails = await startMailServer()
afterAll(() => mails.close())
const test = withApp({ environment: { SMTP_URL: mails.url } })

const send = ({ opptId, person }: Callable, changes: EmailChanges) =>
  test.callAs(person, sendEmail, { body: emailBody(opptId, changes), idempotencyKey: newKey() })

const dataOf = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

describe('the checks of an address', () => {
  it('say what stands against it [O-188] [O-189] [O-445] [O-446] [O-447]', async () => {
    const { person } = await addCallable(test.db)
    const emailAddress = newAddress()
    const ask = { query: { emailAddress } }
    const all = async () => [
      dataOf(await test.callAs(person, checkEmailBounce, ask)),
      dataOf(await test.callAs(person, checkEmailUnsubscribed, ask)),
      dataOf(await test.callAs(person, validateEmail, ask)),
    ]
    expect(await all()).toEqual([
      { bounced: false, complaint: false, blacklisted: false },
      { unsubscribed: false },
      { isValid: true },
    ])
    await test.db
      .insertInto('email_address')
      .values({
        address: emailAddress,
        bounced_at: testNow,
        complaint_at: null,
        blacklisted_at: null,
        unsubscribed_at: testNow,
      })
      .execute()
    expect(await all()).toEqual([
      { bounced: true, complaint: false, blacklisted: false },
      { unsubscribed: true },
      { isValid: true },
    ])
    expect(test.logged()).not.toContain(emailAddress)
  })
})

describe('the link below an email', () => {
  const linkIn = async (address: string) => {
    const [mail] = await mails.mailsTo(address)
    const list = mail?.headers.get('list') as { readonly unsubscribe: { readonly url: string } } | undefined
    return new URL(list?.unsubscribe.url ?? '').pathname
  }
  const post = (url: string) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

  it('opens a page that changes nothing; its button and one click unsubscribe, more than once [O-211] [OP-049]', async () => {
    const callable = await addCallable(test.db)
    const address = newAddress()
    expect(await send(callable, { email: { emailTo: address } })).toMatchObject(E.right({}))
    const link = await linkIn(address)
    const page = await test.app.inject({ url: link })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).not.toContain(address)
    expect(await send(callable, { email: { emailTo: address } })).toMatchObject(E.right({}))
    expect((await post(link)).statusCode).toBe(200)
    expect((await post(link)).statusCode).toBe(200)
    expect(await send(callable, { email: { emailTo: address } })).toMatchObject(
      E.left({ fieldErrors: [{ message: 'The customer has unsubscribed from emails.' }] }),
    )
  })

  it.each(['1', '1.', '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA', `${'9'.repeat(18)}.x`, 'x.y'])(
    'is none when somebody else made it: %s',
    async (token) => {
      expect((await test.app.inject({ url: `/unsubscribe/${token}` })).statusCode).toBe(404)
      expect((await post(`/unsubscribe/${token}`)).statusCode).toBe(404)
    },
  )
})
