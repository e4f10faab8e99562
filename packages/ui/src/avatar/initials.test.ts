import { expect, it } from 'vitest'
import { initialsOf } from './initials'

it.each([
  ['Jordan Mills', 'JM'],
  ['Castellanos, Hana', 'HC'],
  ['maria del carmen ruiz', 'MR'],
  ['Cher', 'C'],
  ['J', 'J'],
  ["  D'Angelo ,  beth ", 'BD'],
  ['(Ann) "Lee"', 'AL'],
  ['élodie Ångström', 'ÉÅ'],
  ['ßeta', 'ß'],
  ['李 小龙', '李小'],
  ['יעל כהן', 'יכ'],
  ['👩‍🔧 Priya', '👩‍🔧P'],
  ['3M Company', '3C'],
])('reads %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('keeps two Arabic letters from joining into a word', () => {
  expect(initialsOf('يوسف حداد')).toBe('ي\u200cح')
})

it.each(['', '   ', '—', ',', null, undefined])('finds none in %j', (name) => {
  expect(initialsOf(name)).toBe('')
})
