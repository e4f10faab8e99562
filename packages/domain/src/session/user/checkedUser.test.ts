import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { checkedUser } from './checkedUser'
import type { UserAccess } from './user'

const access: UserAccess = {
  authorities: [],
  stores: [{ storeCode: 'HAR', name: 'Harborview Motors', timeZoneOffset: '-05:00' }],
  email: null,
  userName: 'rvale',
  givenName: null,
  familyName: null,
  phone: null,
  phoneExt: null,
  mobile: null,
  picture: null,
  pictureContent: null,
  sub: '1',
  profile: { signature: null },
}

it('what is wrong is found in the answer: no user, or no stores [S-112] [S-113] [S-723]', () => {
  expect(checkedUser(null)).toEqual(E.left('userMissing'))
  expect(checkedUser({ ...access, stores: [] })).toEqual(E.left('noStores'))
  expect(checkedUser(access)).toMatchObject(E.right({ userName: 'rvale' }))
})
