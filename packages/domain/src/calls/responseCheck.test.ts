import { STATUS_CODES } from 'node:http'
import { expect, it } from 'vitest'
import { raises, responseCheck } from './responseCheck'
import { reasonPhrase, unexpectedAnswerText } from './reasonPhrase'

const checks = (...statuses: number[]) => [...new Set(statuses.map(responseCheck))]

it('200 to 299 pass [S-384] [O-525]', () => {
  expect(checks(200, 201, 204, 299)).toEqual(['pass'])
  expect(raises('pass')).toBe(false)
})

it('400 raises [S-385] [O-526]', () => {
  expect(checks(400)).toEqual(['raise'])
})

it('401 tells of expired access and raises [S-386] [L-464]', () => {
  expect(checks(401)).toEqual(['expired'])
  expect(raises('expired')).toBe(true)
})

it('403 tells of denied access and raises [S-387] [L-465]', () => {
  expect(checks(403)).toEqual(['denied'])
  expect(raises('denied')).toBe(true)
})

it('404 tells of a missing resource and does not raise [S-388] [L-615] [O-529]', () => {
  expect(checks(404)).toEqual(['notFound'])
  expect(raises('notFound')).toBe(false)
})

it('statuses above 404 raise [S-389] [O-530]', () => {
  expect(checks(405, 409, 500, 503)).toEqual(['raise'])
})

it('so do those below 200, 300 to 399 and 402 [S-809] [OP-138]', () => {
  expect(checks(100, 199, 300, 304, 399, 402)).toEqual(['raise'])
})

it('a status without text has its standard phrase [S-811] [OP-139]', () => {
  expect([400, 404, 500, 503].map(reasonPhrase)).toEqual([
    'Bad Request',
    'Not Found',
    'Internal Server Error',
    'Service Unavailable',
  ])
  expect(reasonPhrase(599)).toBe('Error 599')
  expect(reasonPhrase(418)).toBe('Error 418')
})

it.each([
  ...[100, 101, 102, 103, 300, 301, 302, 303, 304, 305, 307, 308, 400, 401, 402, 403, 404, 405, 406, 407],
  ...[408, 409, 410, 411, 412, 414, 415, 416, 417, 421, 423, 424, 425, 426, 428, 429, 431, 451],
  ...[500, 501, 502, 503, 504, 505, 506, 507, 508, 511],
])('%i has the phrase that Node knows it by [S-811]', (status) => {
  expect(reasonPhrase(status)).toBe(STATUS_CODES[status])
})

it('413 and 422 have the phrases of RFC 9110, which are younger than those of Node [S-811]', () => {
  expect([413, 422].map(reasonPhrase)).toEqual(['Content Too Large', 'Unprocessable Content'])
})

it('an answer that cannot be read has a status text of its own', () => {
  expect(unexpectedAnswerText).toBe('Unexpected Answer')
})
