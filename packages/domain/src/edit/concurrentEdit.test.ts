import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  concurrentEditRules,
  editField,
  mergeEdit,
  openedEdit,
  undecidedText,
  type EditChoice,
  type EditDraft,
} from './concurrentEdit'

interface Fields {
  readonly a: number
  readonly b: number
  readonly c: number
}
const names = ['a', 'b', 'c'] as const
const isSame = (field: keyof Fields, one: Fields, other: Fields) => one[field] === other[field]
/** Few values, so that two people often type the same. */
const some = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) })
const choice = fc.constantFrom<EditChoice>('mine', 'theirs')
const draft: fc.Arbitrary<EditDraft<Fields>> = fc.record({
  base: some,
  mine: some,
  choices: fc.record({ a: choice, b: choice, c: choice }, { requiredKeys: [] }),
})

describe('an edit beside that of somebody else', () => {
  it('is what was typed where nobody else saved anything', () => {
    fc.assert(
      fc.property(draft, (edit) => {
        expect(mergeEdit(edit, edit.base, isSame)).toMatchObject({ fields: edit.mine, conflicts: [] })
      }),
    )
  })

  it('is what is on file where nothing was typed', () => {
    fc.assert(
      fc.property(some, some, (base, theirs) => {
        expect(mergeEdit(openedEdit(base), theirs, isSame)).toEqual({
          fields: theirs,
          conflicts: [],
          changed: [],
        })
      }),
    )
  })

  it('takes each field from whoever changed it, and asks about those that both changed differently', () => {
    fc.assert(
      fc.property(draft, some, (edit, theirs) => {
        const { fields, conflicts, changed } = mergeEdit(edit, theirs, isSame)
        for (const name of names) {
          const values = [edit.base[name], edit.mine[name], theirs[name]] as const
          const [base, mine, their] = values
          const conflict = conflicts.find(({ field }) => field === name)
          expect(conflict !== undefined).toBe(new Set(values).size === 3)
          if (mine === base) expect(fields[name]).toBe(their)
          else expect(fields[name]).toBe(conflict?.choice === 'theirs' ? their : mine)
          expect(changed.includes(name)).toBe(fields[name] !== their)
        }
      }),
    )
  })

  it('can be chosen anew, as often as one likes', () => {
    fc.assert(
      fc.property(draft, some, (edit, theirs) => {
        const all = (of: EditChoice) => ({ ...edit, choices: { a: of, b: of, c: of } })
        expect(mergeEdit(all('mine'), theirs, isSame).fields).toEqual(
          mergeEdit({ ...edit, choices: {} }, theirs, isSame).fields,
        )
        expect(mergeEdit(all('theirs'), theirs, isSame).conflicts).toHaveLength(
          mergeEdit(all('mine'), theirs, isSame).conflicts.length,
        )
      }),
    )
  })

  it('is compared with what the form showed when a field is first typed into', () => {
    fc.assert(
      fc.property(some, some, fc.nat(2), (base, theirs, value) => {
        const typed = editField(openedEdit(base), theirs, isSame, 'a', value)
        expect(mergeEdit(typed, theirs, isSame)).toMatchObject({
          fields: { ...theirs, a: value },
          conflicts: [],
        })
      }),
    )
  })

  it('stays as it is written where it only is written otherwise, so that it can be typed on', () => {
    const sameFigure = (field: 'figure', one: { figure: string }, other: { figure: string }) =>
      Number(one[field]) === Number(other[field])
    const onFile = { figure: '436' }
    const typed = editField(openedEdit(onFile), onFile, sameFigure, 'figure', '436.0')
    expect(mergeEdit(typed, onFile, sameFigure)).toEqual({
      fields: { figure: '436.0' },
      conflicts: [],
      changed: [],
    })
  })

  it('stays a conflict however long one goes on typing', () => {
    const [base, theirs] = [
      { a: 0, b: 0, c: 0 },
      { a: 1, b: 0, c: 0 },
    ]
    const before = editField(openedEdit(base), base, isSame, 'a', 2)
    const after = editField(before, theirs, isSame, 'a', 3)
    expect(mergeEdit(after, theirs, isSame).conflicts).toEqual([{ field: 'a', choice: null }])
  })
})

describe('the rules of such a form', () => {
  const rules = (theirs: Fields) =>
    concurrentEditRules(theirs, { isSame, validate: (fields) => E.right(fields.a + fields.b + fields.c) })
  const onFile = { a: 0, b: 0, c: 0 }
  const typed = editField(openedEdit(onFile), onFile, isSame, 'a', 2)

  it('save what differs from what is on file, and nothing else', () => {
    expect(rules(onFile).validate(openedEdit(onFile))).toEqual(E.left([]))
    expect(rules(onFile).validate(typed)).toEqual(E.right(2))
    expect(rules({ ...onFile, a: 2 }).validate(typed)).toEqual(E.left([]))
  })

  it('save nothing while a conflict is undecided', () => {
    const theirs = { ...onFile, a: 1, b: 5 }
    expect(rules(theirs).validate(typed)).toEqual(E.left([{ field: 'a', message: undecidedText }]))
    expect(rules(theirs).validate({ ...typed, choices: { a: 'mine' } })).toEqual(E.right(7))
    expect(rules(theirs).validate({ ...typed, choices: { a: 'theirs' } })).toEqual(E.left([]))
  })

  it('ask before something is lost that is not on file', () => {
    expect(rules(onFile).isDirty(openedEdit(onFile))).toBe(false)
    expect(rules(onFile).isDirty(typed)).toBe(true)
    expect(rules({ ...onFile, a: 2 }).isDirty(typed)).toBe(false)
    expect(rules({ ...onFile, a: 1 }).isDirty({ ...typed, choices: { a: 'theirs' } })).toBe(true)
  })
})
