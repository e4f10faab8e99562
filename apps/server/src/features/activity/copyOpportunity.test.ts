import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { withApp } from '../../testing/testApp'
import { copiedTables, movedTables } from './copyOpportunity'

const test = withApp()

/** What ends with the old opportunity, its own row, which is closed, and its lock; what another system has been told, and how the old row was given to its owner. */
const left = ['opportunity', 'lock_window', 'demo_lead', 'owner_assignment_row']

it('every table that names an opportunity is copied, moved or left on purpose when its owner changes [OP-071]', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and column_name = 'oppt_id'`.execute(
    test.db,
  )
  const named = rows.map(({ table_name: table }) => table).sort()
  expect(named).toEqual([...copiedTables, ...movedTables, ...left].sort())
})
