/** The associate of the store whom a request names. */
export const exampleAssociate = 'sam.lee'

/** The assignment that a request takes back. */
export const exampleAssignment = '1000001'

/** Good requests of opportunities without an owner. */
export const exampleOrphans = {
  listOrphans: (hyperionId: string) => ({ body: { hyperionId, pageNumber: 1, pageSize: 50 } }),
  assignOrphans: (hyperionId: string, opptId: string) => ({
    body: { hyperionId, assignments: [{ opptId, userName: exampleAssociate, rowVersion: 1 }] },
  }),
  undoOrphanAssignment: (hyperionId: string) => ({ body: { hyperionId, assignmentId: exampleAssignment } }),
}
