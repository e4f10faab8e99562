import type { TemplateRequest } from '@retain/domain/templates/templateEdit'
import type { TemplatePlace, TemplateStore } from '@retain/domain/templates/templatePlace'
import type { TemplateTypeName } from '@retain/domain/templates/template'
import type { Selectable } from 'kysely'
import type { CallAuthor } from '../../commands/author'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import type { TemplateTable } from '../../db/schema/templateTables'

/** A template as the database holds it. */
export type StoredTemplate = Selectable<TemplateTable>

/** What is written of a template. */
export type TemplateContent = Omit<TemplateRequest, 'templateId' | 'hyperionId'> & TemplatePlace

/**
 * The stores of some codes, as far as templates know them; unknown codes are left out.
 *
 * @example await findTemplateStores(db, ['HAR']) // [{ hyperionId: 'HAR', brandIds: ['Toyota'] }]
 */
export async function findTemplateStores(
  db: Database,
  hyperionIds: readonly string[],
): Promise<readonly TemplateStore[]> {
  if (hyperionIds.length === 0) return []
  const stores = await db
    .selectFrom('store')
    .select(['hyperion_id', 'brands'])
    .where('hyperion_id', 'in', hyperionIds)
    .execute()
  return stores.map(({ hyperion_id, brands }) => ({
    hyperionId: hyperion_id,
    brandIds: brands.split('|').filter((brand) => brand !== ''),
  }))
}

/** The templates that a store offers, in the order in which they were made. */
export function findTemplates(
  db: Database,
  { hyperionId, brandIds }: TemplateStore,
  type: TemplateTypeName | undefined,
): Promise<readonly StoredTemplate[]> {
  const templates = db
    .selectFrom('template')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('hyperion_id', '=', hyperionId),
        ...(brandIds.length === 0 ? [] : [eb('brand_id', 'in', brandIds)]),
        eb('template_category', '=', 'Global'),
      ]),
    )
    .orderBy('template_id')
  return (type === undefined ? templates : templates.where('template_type_name', '=', type)).execute()
}

/** A template, held until the transaction ends. */
export const selectTemplateForUpdate = (
  transaction: DatabaseTransaction,
  templateId: string,
): Promise<StoredTemplate | undefined> =>
  transaction
    .selectFrom('template')
    .selectAll()
    .where('template_id', '=', templateId)
    .forUpdate()
    .executeTakeFirst()

/** Adds a template. */
export const insertTemplate = (
  transaction: DatabaseTransaction,
  content: TemplateContent,
  author: CallAuthor,
): Promise<StoredTemplate> =>
  transaction
    .insertInto('template')
    .values(columnsOf(content, author))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes new content over a template. */
export const updateTemplate = (
  transaction: DatabaseTransaction,
  { template_id, version }: StoredTemplate,
  content: TemplateContent,
  author: CallAuthor,
): Promise<StoredTemplate> =>
  transaction
    .updateTable('template')
    .set({ ...columnsOf(content, author), version: version + 1 })
    .where('template_id', '=', template_id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Removes a template. */
export async function removeTemplate(transaction: DatabaseTransaction, templateId: string): Promise<void> {
  await transaction.deleteFrom('template').where('template_id', '=', templateId).execute()
}

const columnsOf = (content: TemplateContent, { userName, now }: CallAuthor) => ({
  name: content.name,
  template_type_name: content.templateTypeName,
  template_category: content.templateCategory,
  hyperion_id: content.hyperionId,
  brand_id: content.brandId,
  subject: content.subject,
  body: content.body,
  changed_by: userName,
  changed_at: now,
})
