import type { TemplateBody } from '@retain/api-client/templates'
import { auditedTemplate } from '@retain/domain/audit/auditedChanges'
import { canEditTemplates, type Template, type TemplateTypeName } from '@retain/domain/templates/template'
import { templateNoun, validateTemplate, type TemplateRequest } from '@retain/domain/templates/templateEdit'
import { isTemplateOf, templatePlace, type TemplateStore } from '@retain/domain/templates/templatePlace'
import type { Audit } from '../../audit/appendEntries'
import { authorOf } from '../../commands/author'
import { ApiProblem } from '../../core/apiProblem'
import type { Clock } from '../../core/clock'
import { orInvalid } from '../../core/orInvalid'
import { requireVersion } from '../../core/requireVersion'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { cleanHtml } from '../../email/cleanHtml'
import type { Caller } from '../../identity/caller'
import { presentTemplate } from './presentTemplate'
import {
  findTemplateStores,
  insertTemplate,
  removeTemplate,
  selectTemplateForUpdate,
  updateTemplate,
  type StoredTemplate,
  type TemplateContent,
} from './templateQueries'

/** What changing a template needs of the call that asks for it. */
interface Request {
  readonly request: TemplateRequest
  readonly caller: Caller
  readonly clock: Clock
  readonly audit: Audit
}

/**
 * What a body saves, with what the allow-list leaves of its HTML. It waits for no database: it is done before the transaction.
 *
 * @throws ApiProblem `permission` without that of the template's type (D-37); `invalid` with the domain's words for every field
 * that the form could not have sent.
 */
export async function cleanTemplate(
  body: TemplateBody & { readonly templateId?: string },
  caller: Caller,
): Promise<TemplateRequest> {
  requireEditor(caller, body.templateTypeName)
  const draft = {
    ...body,
    templateId: body.templateId ?? null,
    subject: body.subject ?? '',
    body: await cleanHtml(body.body),
  }
  return orInvalid(validateTemplate(draft, body.hyperionId), templateNoun)
}

/** Saves a new template of the named store, of its brand, or of everybody (O-491). */
export async function addTemplate(
  transaction: DatabaseTransaction,
  { request, caller, clock, audit }: Request,
): Promise<Template> {
  const store = await templateStore(transaction, request.hyperionId)
  const author = authorOf({ caller, clock })
  const after = presentTemplate(await insertTemplate(transaction, contentOf(request, store), author))
  audit(auditedTemplate({ before: null, after }))
  return after
}

/**
 * Writes over a template that the named store offers (O-492).
 *
 * @throws ApiProblem `notFound` for one that it does not offer; `permission`, where the template was for something else than it is
 * sent for; `versionRequired`, `stale` with what is there by now.
 */
export async function changeTemplate(
  transaction: DatabaseTransaction,
  { request, caller, clock, audit, version }: Request & { readonly version: number | null },
): Promise<Template> {
  const store = await templateStore(transaction, request.hyperionId)
  const stored = await selectTemplateForUpdate(transaction, request.templateId ?? '')
  if (stored === undefined || !isTemplateOf(presentTemplate(stored), store)) throw noTemplate()
  requireEditor(caller, stored.template_type_name)
  requireVersion(version, stored, templateNoun, () => presentTemplate(stored))
  const author = authorOf({ caller, clock })
  const after = presentTemplate(
    await updateTemplate(transaction, stored, keptPlace(stored, contentOf(request, store)), author),
  )
  audit(auditedTemplate({ before: presentTemplate(stored), after }))
  return after
}

/**
 * Deletes a template (O-493). One that is gone already is no fault: a repeated call ends like the first.
 *
 * @throws ApiProblem `permission`; `store` for one that none of the caller's stores offers.
 */
export async function deleteTemplate(
  transaction: DatabaseTransaction,
  templateId: string,
  caller: Caller,
  audit: Audit,
): Promise<null> {
  const stored = await selectTemplateForUpdate(transaction, templateId)
  if (stored === undefined) return null
  requireEditor(caller, stored.template_type_name)
  const stores = await findTemplateStores(
    transaction,
    caller.stores.map(({ storeCode }) => storeCode),
  )
  if (!stores.some((store) => isTemplateOf(presentTemplate(stored), store)))
    throw new ApiProblem('store', 'The template belongs to none of your stores.')
  await removeTemplate(transaction, templateId)
  audit(auditedTemplate({ before: presentTemplate(stored), after: null }))
  return null
}

async function templateStore(transaction: DatabaseTransaction, hyperionId: string): Promise<TemplateStore> {
  const [store] = await findTemplateStores(transaction, [hyperionId])
  if (store === undefined) throw new ApiProblem('notFound', 'There is no such store.')
  return store
}

/** @throws ApiProblem `invalid` for a Brand template of a store without a brand. */
function contentOf(request: TemplateRequest, store: TemplateStore): TemplateContent {
  const { name, templateTypeName, templateCategory, subject, body } = request
  const place = templatePlace(templateCategory, store)
  if (templateCategory === 'Brand' && place.brandId === null) {
    const message = 'The store has no brand.'
    throw new ApiProblem('invalid', message, [{ field: 'templateCategory', code: 'invalid', message }])
  }
  return { name, templateTypeName, templateCategory, subject, body, ...place }
}

/** A Brand template stays with its brand when a store saves it that sells several. */
const keptPlace = (stored: StoredTemplate, content: TemplateContent): TemplateContent =>
  stored.template_category === content.templateCategory ? { ...content, brandId: stored.brand_id } : content

function requireEditor({ roles }: Caller, type: TemplateTypeName): void {
  if (!canEditTemplates(roles, type))
    throw new ApiProblem('permission', 'You may not change templates of this type.')
}

const noTemplate = () => new ApiProblem('notFound', 'There is no such template.')
