import type { Database } from '../db/schema/schema'

/** The stores of some codes by name; all of them for `null`. */
export const findNamedStores = async (
  db: Database,
  codes: readonly string[] | null,
): Promise<readonly { readonly hyperionId: string; readonly name: string }[]> => {
  const rows = await db
    .selectFrom('store')
    .select(['hyperion_id', 'name'])
    .$if(codes !== null, (query) =>
      query.where((eb) => eb.or((codes ?? []).map((code) => eb('hyperion_id', '=', code)))),
    )
    .orderBy('name_sort')
    .orderBy('hyperion_id')
    .execute()
  return rows.map(({ hyperion_id, name }) => ({ hyperionId: hyperion_id, name }))
}
