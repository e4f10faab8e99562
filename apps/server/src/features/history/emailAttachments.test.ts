import { getContactHistoryEntry } from '@retain/api-client/activity'
import { generalAccess } from '@retain/domain/session/user/permissions'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable } from '../../testing/callable'
import { addEmail } from '../../testing/addEmail'
import { addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

/** An email with one file. */
async function withFile(name: string, content: string, type = 'text/html') {
  const callable = await addCallable(test.db)
  const { detailId, entryId } = await addEmail(test.db, callable, 2, null, { direction: 'in' })
  const { email_attachment_id: fileId } = await test.db
    .insertInto('email_attachment')
    .values({
      hyperion_id: callable.hyperionId,
      email_contact_detail_id: detailId,
      position: 0,
      name,
      type,
      size: content.length,
      content: Buffer.from(content),
    })
    .returning('email_attachment_id')
    .executeTakeFirstOrThrow()
  return { ...callable, entryId, fileId }
}

const get = async (fileId: string, person: Parameters<typeof test.issuer.tokenFor>[0]) =>
  test.app.inject({
    method: 'GET',
    url: `/api/opportunity/email/attachment/${fileId}`,
    headers: { authorization: `Bearer ${await test.issuer.tokenFor(person)}` },
  })

describe('a file of an email', () => {
  it('stands in the entry with its name, type and size', async () => {
    const { person, entryId, fileId } = await withFile('title.pdf', '%PDF', 'application/pdf')
    const answer = await test.callAs(person, getContactHistoryEntry, {
      params: { contactHistoryId: entryId },
    })
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
    expect(answer.right.data[0]?.email?.attachments).toEqual([
      { emailAttachmentId: fileId, name: 'title.pdf', type: 'application/pdf', size: 4 },
    ])
  })

  it('is handed out to be saved and in no way shown, under its own name', async () => {
    const html = '<script>alert(1)</script>'
    const { person, fileId } = await withFile('Größe "1".html', html)
    const answer = await get(fileId, person)
    expect(answer.body).toBe(html)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Gr__e _1_.html"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.html`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it('is handed out to people of its store only, with general access', async () => {
    const { fileId, hyperionId } = await withFile('title.pdf', '%PDF')
    const elsewhere = await addStore(test.db)
    expect((await get(fileId, { roles: [generalAccess], stores: [elsewhere] })).statusCode).toBe(403)
    expect((await get(fileId, { roles: [], stores: [hyperionId] })).statusCode).toBe(403)
    expect((await get('9'.repeat(18), { roles: [generalAccess], stores: [hyperionId] })).statusCode).toBe(404)
  })
})
