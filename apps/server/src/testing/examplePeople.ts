import { generalAccess } from '@retain/domain/session/user/permissions'
import { exampleAssociate } from './exampleOrphans'

/** Good requests of the people and their access. */
export const examplePeople = {
  searchPeople: (hyperionId: string) => ({ body: { hyperionId, pageNumber: 1, pageSize: 50 } }),
  exportPeople: (hyperionId: string) => ({ body: { hyperionId } }),
  listPeopleChoices: () => ({}),
  getPerson: () => ({ params: { userName: exampleAssociate } }),
  listPermissionHolders: () => ({ query: { permission: generalAccess } }),
}
