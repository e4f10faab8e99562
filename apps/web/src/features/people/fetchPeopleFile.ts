import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { exportPeople } from '@retain/api-client/people'
import type { ExportedList } from '../../list/export/exportedList'
import { fetchesFile } from '../../list/export/fetchesFile'

/** What a request for the file of the people is made of. */
export type ExportedPeople = BodyOf<typeof exportPeople>

/** Makes the request for the file of the people. */
export const fetchPeopleFile = fetchesFile(exportPeople, ({ source }: ExportedList<ExportedPeople>) => ({
  body: source,
}))
