import { getUserAccess } from '@retain/api-client/session'
import { listPeopleChoices } from '@retain/api-client/people'
import { generalAccess, permissions } from '@retain/domain/session/user/permissions'
import { shifted } from '@retain/domain/calendar/instant'
import { expect, it } from 'vitest'
import { accessCountsMs } from '../access/currentAccess'
import { addStore } from '../testing/fixtures'
import { testNow, withApp } from '../testing/testApp'

let passed = 0
const test = withApp({ clock: () => shifted(testNow, passed) })

it('a role that a newer token does not name is refused to the older one within a minute', async () => {
  const store = await addStore(test.db)
  const iat = Date.parse(testNow) / 1000
  const older = { userName: 'dana.baker', roles: permissions, stores: [store], claims: { iat: iat - 60 } }
  const newer = { ...older, roles: [generalAccess], claims: { iat } }
  expect(await test.callAs(older, listPeopleChoices, {})).toMatchObject({ _tag: 'Right' })
  expect(await test.callAs(newer, getUserAccess, {})).toMatchObject({ _tag: 'Right' })
  passed = accessCountsMs
  expect(accessCountsMs).toBeLessThan(60_000)
  expect(await test.callAs(older, listPeopleChoices, {})).toMatchObject({ left: { status: 403 } })
  expect(await test.callAs(older, getUserAccess, {})).toMatchObject({
    right: { data: { authorities: [generalAccess] } },
  })
})
