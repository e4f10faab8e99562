import * as E from 'fp-ts/Either'
import {
  createHelpLink,
  deleteHelpLink,
  listHelpLinks,
  searchOnlineHelp,
  updateHelpLink,
  type HelpLinkBody,
} from '@retain/api-client/help-links'
import { newHelpLink } from '@retain/domain/help/helpLinkDraft'
import { helpSearchRequest } from '@retain/domain/help/helpSearch'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()
beforeEach(async () => void (await test.db.deleteFrom('help_link').execute()))

const administer: Permission = 'Opportunity_Can_Edit_HelpLink'
const alex = { userName: 'alex.romero', roles: [generalAccess, administer] }

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const draft = (changes: Partial<HelpLinkBody> = {}) => ({
  ...newHelpLink,
  linkTitle: ' Working the Service Log ',
  linkDescription: '<p onclick="steal()">Who is in the <b>drive</b>.</p>',
  linkUrl: ' https://help.example/service ',
  ...changes,
  helpLinkId: null,
})

const create = async (changes: Partial<HelpLinkBody> = {}) =>
  right(
    await test.callAs(alex, createHelpLink, { body: draft(changes), idempotencyKey: crypto.randomUUID() }),
  )

const search = async (text: string, page?: number) =>
  right(
    await test.callAs({ roles: [generalAccess] }, searchOnlineHelp, {
      query: page === undefined ? helpSearchRequest(text, 'dialog') : helpSearchRequest(text, 'page', page),
    }),
  )

describe('a help link', () => {
  it('is saved cleaned, with who wrote it and when [S-268] [S-421] [S-789]', async () => {
    expect(await create()).toEqual({
      ...{ helpLinkId: expect.stringMatching(/^\d+$/) as string, linkTitle: 'Working the Service Log' },
      ...{ linkDescription: '<p>Who is in the <b>drive</b>.</p>', linkUrl: 'https://help.example/service' },
      ...{ disabled: false, orderBy: 0, insUpdDT: testNow, insUpdUser: 'alex.romero', version: 1 },
    })
  })

  it('is refused with everything that is wrong with it [S-438] [S-439] [S-440]', async () => {
    const wrong = { linkTitle: ' ', linkDescription: '<script>x()</script>', linkUrl: '', orderBy: 1.5 }
    const answer = await test.callAs(alex, createHelpLink, { body: draft(wrong), idempotencyKey: 'wrong' })
    expect(answer).toMatchObject(E.left({ status: 400 }))
    expect(E.isLeft(answer) && 'fieldErrors' in answer.left && answer.left.fieldErrors).toMatchObject([
      { field: 'linkTitle' },
      { field: 'linkDescription' },
      { field: 'linkUrl' },
      { field: 'orderBy' },
    ])
  })

  it('is changed by who names its version, and deleted, again without an error [S-422] [S-423]', async () => {
    const { helpLinkId } = await create()
    const body = { ...draft({ disabled: true }), helpLinkId }
    const change = (version: number) => test.callAs(alex, updateHelpLink, { body, version })
    expect(right(await change(1))).toMatchObject({ disabled: true, version: 2 })
    expect(await change(1)).toMatchObject(E.left({ status: 409, code: 'stale' }))
    for (let time = 0; time < 2; time += 1)
      expect(right(await test.callAs(alex, deleteHelpLink, { body: { helpLinkId } }))).toBeNull()
    expect(await change(2)).toMatchObject(E.left({ status: 404 }))
  })
})

describe('the lists', () => {
  it('find enabled links by their words, in their order [S-261] [S-791]', async () => {
    await create({ linkTitle: 'Second', orderBy: 2 })
    await create({ linkTitle: 'First', orderBy: 1 })
    await create({ linkTitle: 'Off', disabled: true })
    await create({ linkTitle: 'Other', linkDescription: '<p>Templates</p>' })
    expect((await search('drive')).list.map(({ linkTitle }) => linkTitle)).toEqual(['First', 'Second'])
    expect(await search('boat loan')).toEqual({ list: [], total: 0, page: 1, pageCount: 0 })
  })

  it('have ten to a page, the dialog all, and administrators the disabled ones too [S-263] [S-267] [S-419] [S-420] [S-433]', async () => {
    for (let orderBy = 0; orderBy < 25; orderBy += 1) await create({ orderBy, disabled: orderBy === 0 })
    expect((await search('')).list).toHaveLength(24)
    expect(await search('', 3)).toMatchObject({ total: 24, page: 3, pageCount: 3 })
    expect((await search('', 3)).list).toHaveLength(4)
    const page = async (pageNumber: number) =>
      right(await test.callAs(alex, listHelpLinks, { query: { pageNumber } })).list
    expect([(await page(1)).length, (await page(3)).length]).toEqual([10, 5])
    expect((await page(1))[0]).toMatchObject({ disabled: true })
  })
})
