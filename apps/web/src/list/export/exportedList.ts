import type { CountedRows } from '@retain/domain/list/countedRows'
import type { ExportableRows } from '@retain/domain/list/export/exportTexts'

/** A list that is exported as it was when its export was requested. `Source` is what the list's own request is made of. */
export interface ExportedList<Source = unknown> extends ExportableRows {
  readonly list: CountedRows
  readonly source: Source
  /** These rows, by their keys, in the place of the whole list; at most 200. */
  readonly rowKeys?: readonly string[]
}
