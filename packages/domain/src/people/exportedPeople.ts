import { formatDateTime } from '../calendar/formats'
import type { OffsetMinutes } from '../calendar/storeOffset'
import { text, type ColumnDefinition } from '../list/columnDefinition'
import { exportedRows, type ExportedRows } from '../list/export/exportedRows'
import type { CsvValue } from '../text/csv'
import { inCatalogueOrder, permissionCatalogue } from './permissionCatalogue'
import { jobLabels, notToldText, type Person } from './person'

/** What the list is called in the name of its file. */
export const peopleFile = { title: 'People' }

/** The most people of an exported file. */
export const mostExportedPeople = 10_000

const labels = {
  fullName: 'Name',
  userName: 'User Name',
  email: 'Email',
  job: 'Job',
  isActive: 'Active',
  toldAt: 'Last Seen',
  permissions: 'Permissions',
  storeNames: 'Stores',
} as const

type PersonColumnKey = keyof typeof labels

const columns = Object.entries(labels).map(
  // The keys of an object literal are known.
  ([key, label]): ColumnDefinition<PersonColumnKey> => ({ key: key as PersonColumnKey, ...text(label) }),
)

function valueOf(key: PersonColumnKey, person: Person, offset: OffsetMinutes): CsvValue {
  switch (key) {
    case 'job':
      return person.job === null ? null : jobLabels[person.job]
    case 'isActive':
      return person.isActive ? 'Yes' : 'No'
    case 'toldAt':
      return person.toldAt === null ? notToldText : formatDateTime(person.toldAt, offset)
    case 'permissions':
      return inCatalogueOrder(person.permissions)
        .map((permission) => permissionCatalogue[permission].title)
        .join('; ')
    case 'storeNames':
      return person.storeNames.join('; ')
    case 'fullName':
    case 'userName':
    case 'email':
      return person[key]
  }
}

/**
 * People as a file; dates in the store's offset. No name becomes a formula of a spreadsheet.
 *
 * @example exportedPeople(offset).lines([person]) // 'Dana Baker,dana.baker,…\r\n'
 */
export const exportedPeople = (offset: OffsetMinutes): ExportedRows<Person> =>
  exportedRows(columns, (key, person) => valueOf(key, person, offset))
