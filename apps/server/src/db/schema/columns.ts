import type { Instant } from '@retain/domain/calendar/instant'
import type { ColumnType, Generated } from 'kysely'

/** A `bigint` that names something: text on both sides, as ids are on the wire. */
export type Id = ColumnType<string, string | number, string | number>

/** An id that the database gives out. */
export type GeneratedId = ColumnType<string, string | number | undefined, never>

/** An amount in whole cents: a `bigint` arrives as text and `money.ts` makes `Cents` of it. */
export type Amount = ColumnType<string | null, number | null | undefined, number | null>

/** A moment in time (`timestamptz`). */
export type Moment = Instant

/** A count of the changes of a row. */
export type Version = Generated<number>

/** JSON: read as a value, written as its text, so that both drivers store the same. */
export type Json = ColumnType<unknown, string, string>
