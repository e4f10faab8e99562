import { CompiledQuery } from 'kysely'
import type { Database } from './schema/schema'

const sixHoursMs = 6 * 60 * 60 * 1000

/**
 * Removes dead rows and refreshes the planner's statistics. PostgreSQL does this by itself, the embedded database does
 * not; without it counts read the tables' wide rows instead of an index.
 */
export async function vacuum(db: Database): Promise<void> {
  await db.executeQuery(CompiledQuery.raw('vacuum (analyze)'))
}

/** Vacuums every six hours, for as long as the process runs. */
export function vacuumRegularly(db: Database, onFailure: (error: unknown) => void): void {
  setInterval(() => {
    vacuum(db).catch(onFailure)
  }, sixHoursMs).unref()
}
