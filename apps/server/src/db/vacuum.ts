import { CompiledQuery } from 'kysely'
import type { Database } from './schema/schema'

const sixHoursMs = 6 * 60 * 60 * 1000

/**
 * Takes out what deletions left and refreshes the planner's figures. PostgreSQL does this by itself, the embedded
 * database never does; without it counts read the tables' wide rows instead of an index.
 */
export async function vacuum(db: Database): Promise<void> {
  await db.executeQuery(CompiledQuery.raw('vacuum (analyze)'))
}

/** Tidies every six hours, for as long as the process lives. */
export function vacuumRegularly(db: Database, onFailure: (error: unknown) => void): void {
  setInterval(() => {
    vacuum(db).catch(onFailure)
  }, sixHoursMs).unref()
}
