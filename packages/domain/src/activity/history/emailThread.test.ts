import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { threadUpTo, type ThreadEmail } from './emailThread'

const email = (id: string, parentId: string | null): ThreadEmail => ({
  contactHistoryId: `entry ${id}`,
  emailContactDetailId: id,
  parentId,
})
const idsOf = (emails: readonly ThreadEmail[], id: string) =>
  threadUpTo(emails, `entry ${id}`).map(({ emailContactDetailId }) => emailContactDetailId)

describe('a thread', () => {
  it('ends at the email that is asked for, newest first, without the emails of others', () => {
    const emails = [email('5', '3'), email('4', null), email('3', '1'), email('2', null), email('1', null)]
    expect(idsOf(emails, '3')).toEqual(['3', '1'])
    expect(idsOf(emails, '5')).toEqual(['5', '3', '1'])
    expect(idsOf(emails, '2')).toEqual(['2'])
  })

  it('has branches: two answers to one email belong together', () => {
    expect(idsOf([email('3', '1'), email('2', '1'), email('1', null)], '3')).toEqual(['3', '2', '1'])
  })

  it('holds together although its first email is not here', () => {
    expect(idsOf([email('3', '2'), email('2', 'gone')], '3')).toEqual(['3', '2'])
  })

  it('ends even where emails answer each other in a circle', () => {
    expect(idsOf([email('2', '1'), email('1', '2')], '2')).toContain('2')
    expect(idsOf([email('1', '1')], '1')).toEqual(['1'])
  })

  it('is empty for an email that is not in the list, and else begins with it', () => {
    expect(idsOf([email('1', null)], '2')).toEqual([])
    const emails = fc
      .uniqueArray(fc.nat(20).map(String), { minLength: 1 })
      .chain((ids) =>
        fc
          .tuple(...ids.map(() => fc.option(fc.constantFrom(...ids))))
          .map((parents) => ids.map((id, at) => email(id, parents[at] ?? null))),
      )
    fc.assert(
      fc.property(emails, (list) => {
        for (const { emailContactDetailId: id } of list) expect(idsOf(list, id)[0]).toBe(id)
      }),
    )
  })
})
