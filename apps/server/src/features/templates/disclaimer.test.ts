import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { getDisclaimer, saveDisclaimer } from '@retain/api-client/templates'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { disclaimerPermission } from '@retain/domain/templates/disclaimer'
import { addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

const person = (hyperionId: string) => ({
  roles: [generalAccess, disclaimerPermission],
  stores: [hyperionId],
})

async function read(hyperionId: string) {
  const answer = await test.callAs(person(hyperionId), getDisclaimer, { query: { hyperionId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const save = (hyperionId: string, body: string, version?: number) =>
  test.callAs(person(hyperionId), saveDisclaimer, {
    body: { hyperionId, body },
    ...(version === undefined ? {} : { version }),
  })

describe('the disclaimer of a store', () => {
  it('is empty until it is saved, and may be emptied again [O-386] [O-389] [O-495] [OP-124]', async () => {
    const store = await addStore(test.db)
    expect(await read(store)).toEqual({ hyperionId: store, body: '', version: 0 })
    await save(store, '<p>Offers end <b onclick="x()">today</b>.</p>', 0)
    expect(await read(store)).toEqual({
      hyperionId: store,
      body: '<p>Offers end <b>today</b>.</p>',
      version: 1,
    })
    expect(await save(store, '<p> </p>', 1)).toMatchObject({ right: { data: { body: '', version: 2 } } })
  })

  it('names the version that it changes, also the first', async () => {
    const store = await addStore(test.db)
    expect(await save(store, '<p>One</p>')).toMatchObject(E.left({ code: 'versionRequired', status: 400 }))
    const both = await Promise.all([save(store, '<p>One</p>', 0), save(store, '<p>Two</p>', 0)])
    expect(both.map(E.isRight).sort()).toEqual([false, true])
    expect(both.find(E.isLeft)).toMatchObject(E.left({ code: 'stale', status: 409 }))
  })

  it('that fits no email is refused [OP-124]', async () => {
    const store = await addStore(test.db)
    expect(await save(store, `<p>${'ü'.repeat(110_000)}</p>`, 0)).toMatchObject(
      E.left({ status: 400, fieldErrors: [{ field: 'body' }] }),
    )
  })
})
