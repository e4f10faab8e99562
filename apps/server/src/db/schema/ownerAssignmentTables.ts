import type { GeneratedId, Id, Moment } from './columns'

/** Opportunities without an owner that were given to people at once; kept as long as that can be taken back. */
export interface OwnerAssignmentTable {
  hyperion_id: string
  assignment_id: GeneratedId
  assigned_by: string
  assigned_at: Moment
  undone_at: Moment | null
}

/** One of them, as it was before. */
export interface OwnerAssignmentRowTable {
  hyperion_id: string
  assignment_id: Id
  oppt_id: Id
  owner_before: string | null
  owner_name_before: string | null
  was_orphan: boolean
  /** The version of the opportunity after it was given away. */
  row_version: number
}
