import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { threadUpTo, type ThreadMail } from './emailThread'

const mail = (id: string, parentId: string | null): ThreadMail => ({
  contactHistoryId: `entry ${id}`,
  emailContactDetailId: id,
  parentId,
})
const idsOf = (mails: readonly ThreadMail[], id: string) =>
  threadUpTo(mails, `entry ${id}`).map(({ emailContactDetailId }) => emailContactDetailId)

describe('a thread', () => {
  it('ends at the mail that is asked for, newest first, without the mails of others', () => {
    const mails = [mail('5', '3'), mail('4', null), mail('3', '1'), mail('2', null), mail('1', null)]
    expect(idsOf(mails, '3')).toEqual(['3', '1'])
    expect(idsOf(mails, '5')).toEqual(['5', '3', '1'])
    expect(idsOf(mails, '2')).toEqual(['2'])
  })

  it('has branches: two answers to one mail belong together', () => {
    expect(idsOf([mail('3', '1'), mail('2', '1'), mail('1', null)], '3')).toEqual(['3', '2', '1'])
  })

  it('holds together although its first mail is not here', () => {
    expect(idsOf([mail('3', '2'), mail('2', 'gone')], '3')).toEqual(['3', '2'])
  })

  it('ends even where mails answer each other in a circle', () => {
    expect(idsOf([mail('2', '1'), mail('1', '2')], '2')).toContain('2')
    expect(idsOf([mail('1', '1')], '1')).toEqual(['1'])
  })

  it('is empty for a mail that is not in the list, and else begins with it', () => {
    expect(idsOf([mail('1', null)], '2')).toEqual([])
    const mails = fc
      .uniqueArray(fc.nat(20).map(String), { minLength: 1 })
      .chain((ids) =>
        fc
          .tuple(...ids.map(() => fc.option(fc.constantFrom(...ids))))
          .map((parents) => ids.map((id, at) => mail(id, parents[at] ?? null))),
      )
    fc.assert(
      fc.property(mails, (list) => {
        for (const { emailContactDetailId: id } of list) expect(idsOf(list, id)[0]).toBe(id)
      }),
    )
  })
})
