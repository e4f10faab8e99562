import { describe, expect, it } from 'vitest'
import { headerBlocks } from './headerBlock'
import { answeredIds, messageIds } from './messageIds'
import { ownText } from './ownText'

describe('messageIds', () => {
  it('reads ids in brackets and nothing else', () => {
    expect(messageIds('<1@a.example>\t<2@a.example> 3@a.example <no id> <>')).toEqual([
      '1@a.example',
      '2@a.example',
    ])
  })

  it('reads a header of thousands of ids to the fiftieth', () => {
    expect(messageIds('<1@a.example> '.repeat(5000))).toHaveLength(50)
  })
})

describe('answeredIds', () => {
  it('begins with what is answered, and goes back from there', () => {
    expect(
      answeredIds({
        'in-reply-to': '<3@a.example>',
        references: '<1@a.example> <2@a.example> <3@a.example>',
      }),
    ).toEqual(['3@a.example', '2@a.example', '1@a.example'])
  })

  it('is empty for an email that answers none', () => {
    expect(answeredIds({})).toEqual([])
  })
})

describe('headerBlocks', () => {
  it('reads what is continued, keeps the first of two, and leaves out what is no field', () => {
    expect(headerBlocks('A: 1\r\n 2\r\nA: 3\r\nno field\r\n: none\r\n\r\n\r\nB:4')).toEqual([
      { a: '1 2' },
      { b: '4' },
    ])
  })
})

describe('ownText', () => {
  it.each([
    ['a quote with its line', 'Yes.\n\nOn Mon, Mar 2, 2026, Pat Lee <p@s.example> wrote:\n> Friday?', 'Yes.'],
    [
      'a line that was broken',
      'Yes.\nOn Mon, Mar 2, 2026 at 9:00 AM Pat Lee\n<p@s.example> wrote:\nFriday?',
      'Yes.',
    ],
    ['a quote of an older program', 'Yes.\n-----Original Message-----\nFrom: Pat', 'Yes.'],
    ['a quote of Outlook', 'Yes.\n________________________________\nFrom: Pat', 'Yes.'],
    ['a signature', 'Yes.\n-- \nHana', 'Yes.'],
    ['answers between the lines', '> Friday?\nYes.\n> At noon?\nNo.', 'Yes.\nNo.'],
    ['nothing', 'On Friday I wrote to you.', 'On Friday I wrote to you.'],
  ])('leaves out %s', (_what, text, own) => {
    expect(ownText(text)).toBe(own)
  })
})
