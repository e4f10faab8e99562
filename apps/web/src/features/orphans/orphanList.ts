import type { Orphan } from '@retain/domain/orphans/orphan'
import type { SelectableRow } from '@retain/domain/list/rowSelection'
import { vehicleName } from '@retain/domain/vehicle/comparison'
import type { ListDefinition } from '../../list/results/listDefinition'

/** The orphans of a store as a list. Its rows have one order. */
export const orphanList: ListDefinition<'contactDate'> = {
  id: 'orphans',
  title: 'Orphans',
  countDescription: 'opportunities without an owner',
  columns: [{ key: 'contactDate', label: 'Last Contact', isSortable: false }],
  defaultColumns: ['contactDate'],
  defaultSort: { orderBy: 'contactDate', orderDirection: 'asc' },
}

/** A row among the others. */
export const orphanId = ({ opptId }: Orphan): string => opptId

/** The name of a row. */
export const orphanName = ({ customerName, opptId }: Orphan): string => customerName ?? opptId

/** The vehicle of a row. */
export const orphanVehicle = ({ year, makeName, modelName }: Orphan): string =>
  vehicleName({ year, make: makeName, model: modelName, trim: null })

/** A selected row, as it was seen when it was selected. */
export interface SelectedOrphan extends SelectableRow {
  readonly orphan: Orphan
}

/** What stays known of a selected row on another page. */
export const selectedOrphan = (orphan: Orphan): SelectedOrphan => ({
  key: orphan.opptId,
  label: orphanName(orphan),
  orphan,
})
