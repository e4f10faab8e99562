import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { emptyNote, isNoteDirty, noteCodes, noteSavedText, readNote, validateNote } from './note'

const needed = E.left([{ field: 'noteText', message: 'A note is needed.' }])

describe('a note', () => {
  it('has a text and whether contact was made [O-212]', () => {
    expect(emptyNote).toEqual({ noteText: '', contactMade: false })
  })

  it.each(['', ' ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p><p> \u00a0</p>', '<br/>'])(
    'needs a text, and %j is none [O-213] [OP-053]',
    (noteText) => {
      expect(validateNote({ noteText, contactMade: true })).toEqual(needed)
      expect(isNoteDirty({ noteText, contactMade: false })).toBe(false)
    },
  )

  it('is a text of one word, without the blanks around it [O-213] [O-214]', () => {
    const note = { noteText: ' <p>Called</p>\n', contactMade: false }
    expect(validateNote(note)).toEqual(E.right({ noteText: '<p>Called</p>', contactMade: false }))
    expect(isNoteDirty(note)).toBe(true)
  })

  it('is dirty with contact made alone [O-215]', () => {
    expect(isNoteDirty(emptyNote)).toBe(false)
    expect(isNoteDirty({ ...emptyNote, contactMade: true })).toBe(true)
  })

  it('holds 4,000 characters, its tags counted', () => {
    const most = `<p>${'a'.repeat(3_993)}</p>`
    expect(E.isRight(validateNote({ noteText: ` ${most} `, contactMade: false }))).toBe(true)
    expect(validateNote({ noteText: `${most}a`, contactMade: false })).toEqual(
      E.left([
        { field: 'noteText', message: 'A note can hold up to 4,000 characters, formatting included.' },
      ]),
    )
  })

  it('says so when it was saved', () => {
    expect(noteSavedText).toBe('Note Saved.')
  })
})

describe('the body of POST note', () => {
  const note = { noteText: '<p>Called back</p>', contactMade: true }

  it('has four fields [OP-054]', () => {
    expect(noteCodes(note, '17')).toEqual({
      opportunityId: '17',
      notes: '<p>Called back</p>',
      action: 'NOTE',
      actionResult: 'CONTACTED',
    })
    expect(noteCodes({ ...note, contactMade: false }, '17').actionResult).toBe('NOTE')
  })

  it('is read back', () => {
    for (const contactMade of [true, false])
      expect(readNote(noteCodes({ ...note, contactMade }, '17'))).toEqual(E.right({ ...note, contactMade }))
    expect(readNote({ ...noteCodes(note, '17'), notes: ' <p>Called back</p> ' })).toEqual(E.right(note))
  })

  it('says everything that no form could have sent', () => {
    expect(
      readNote({ opportunityId: '17', notes: '<p></p>', action: 'OUT_CALL', actionResult: 'BUSY' }),
    ).toEqual(
      E.left([
        { field: 'notes', message: 'A note is needed.' },
        { field: 'action', message: 'A note has the action NOTE.' },
        { field: 'actionResult', message: 'A note is CONTACTED or NOTE.' },
      ]),
    )
  })
})
