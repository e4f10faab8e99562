import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DatabaseError } from '../db/databaseError'
import { withDatabase } from '../testing/testDatabase'
import { apiProblemOf } from './answerErrors'

const test = withDatabase()

describe('what the database says is answered', () => {
  it.each([
    ['a number out of range', '22003', 400],
    ['a text that is no number', '22P02', 400],
    ['a character that cannot be kept', '22021', 400],
    ['half a character in JSON', '22P05', 400],
    ['a day that no calendar has', '22008', 400],
    ['a check that fails', '23514', 400],
    ['a row that is not there', '23503', 400],
    ['a value too large for an index', '54000', 400],
    ['a full disk', '53100', 503],
    ['a full disk of this machine', 'ENOSPC', 503],
    ['a lock that was not given', '55P03', 503],
    ['a database that has stopped', '57P01', 503],
    ['a column that is not there', '42703', 500],
  ])('%s (%s) with %i', (_what, code, status) => {
    expect(apiProblemOf(new DatabaseError('quotes a value', code))).toMatchObject({ status })
    expect(apiProblemOf(new DatabaseError('quotes a value', code)).message).not.toContain('quotes')
  })

  it.each([
    ['an amount', sql`select ${'1e30'}::bigint`],
    ['a page', sql`select 1 offset ${'99999999999999999999'}::numeric::bigint`],
    ['a year', sql`select ${'0000-01-01T00:00:00Z'}::timestamptz`],
    ['a character', sql`select ${'{"a":"\\ud83d"}'}::jsonb`],
  ])('%s that it really refuses with 400', async (_what, query) => {
    const error: unknown = await query.execute(test.db).catch((reason: unknown) => reason)
    expect(apiProblemOf(error).status).toBe(400)
  })
})
