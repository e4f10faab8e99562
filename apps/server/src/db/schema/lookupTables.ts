import type { GeneratedId, Json, Version } from './columns'
import type { Generated } from 'kysely'

/** A make of vehicles. The catalogue belongs to no store. */
export interface VehicleMakeTable {
  make_id: string
  make_name: string
}

/** A model of a make. */
export interface VehicleModelTable {
  model_id: string
  make_id: string
  model_name: string
}

/** A trim of a model. */
export interface VehicleTrimTable {
  trim_id: string
  model_id: string
  trim_level: string
}

/** A color that vehicles come in. */
export interface VehicleColorTable {
  color_name: string
}

/** A status that the lead system gives, with its meaning. */
export interface CompassStatusTable {
  compass_status: string
  description: string
}

/** A saved search, or under the column key of a log a list of columns. Without a user it is a default one. */
export interface SavedSearchTable {
  saved_search_id: GeneratedId
  search_type: string
  user_name: string | null
  /** The place among the default ones. */
  position: Generated<number>
  name: string
  description: string | null
  filter: Json
  version: Version
}
