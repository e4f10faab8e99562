import * as t from 'io-ts'
import { emailBodyLimit } from '@retain/domain/activity/email/validateEmail'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { disclaimerPermission } from '@retain/domain/templates/disclaimer'
import {
  templateCategories,
  templateEditPermissions,
  templateTypeNames,
  type Template,
} from '@retain/domain/templates/template'
import { hyperionId, id, nullable, oneOf, record, textUpTo, whole } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

const templateTypeName = oneOf(templateTypeNames, 'template type')
const templateCategory = oneOf(templateCategories, 'template level')

/** A text to begin an email or a call with (domain `Template`). */
export const template: t.Type<Template, unknown> = record(
  {
    templateId: id,
    name: t.string,
    templateTypeName,
    templateCategory,
    hyperionId: nullable(hyperionId),
    brandId: nullable(t.string),
    subject: nullable(t.string),
    body: t.string,
    version: whole(1),
  },
  'template',
)

const written = {
  // Longer ones are refused by the rules, in their words.
  name: textUpTo(1000),
  templateTypeName,
  templateCategory,
  hyperionId,
  subject: nullable(textUpTo(1000)),
  /** HTML; the server stores what the allow-list leaves of it. */
  body: textUpTo(emailBodyLimit),
}

const createBody = record(written, 'template to create')
const updateBody = record({ templateId: id, ...written }, 'template to change')

/** What is sent of a template: domain `TemplateRequest`. */
export type TemplateBody = t.TypeOf<typeof createBody>

/** Either permission; the server asks for that of the template's type (D-37). */
const editors: readonly Permission[] = Object.values(templateEditPermissions)

/** The templates that a store offers: its own, those of its brands, and the Global ones. */
export const listTemplates = endpoint({
  name: 'listTemplates',
  base: 'admin',
  method: 'GET',
  path: '/template',
  query: t.intersection([record({ hyperionId }), t.exact(t.partial({ templateTypeName }))]),
  output: t.readonlyArray(template),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ query }) => query.hyperionId },
  isRevalidated: true,
  rows: ['O-361', 'O-366', 'O-490', 'OP-119'],
})

/** Saves a new template. */
export const createTemplate = endpoint({
  name: 'createTemplate',
  base: 'admin',
  method: 'POST',
  path: '/template',
  body: createBody,
  output: template,
  access: { anyOf: editors },
  scope: { store: ({ body }) => body.hyperionId },
  rows: ['O-383', 'O-491', 'OP-117', 'OP-118', 'OP-119', 'OP-120', 'OP-121'],
})

/** Changes a template that the store offers. */
export const updateTemplate = endpoint({
  name: 'updateTemplate',
  base: 'admin',
  method: 'PUT',
  path: '/template',
  body: updateBody,
  output: template,
  access: { anyOf: editors },
  scope: { store: ({ body }) => body.hyperionId },
  handlesNotFound: true,
  isVersioned: true,
  rows: ['O-362', 'O-492'],
})

/** Deletes a template of one of the caller's stores, of their brands, or a Global one. One that is gone already is no error. */
export const deleteTemplate = endpoint({
  name: 'deleteTemplate',
  base: 'admin',
  method: 'DELETE',
  path: '/template',
  body: record({ templateId: id }),
  output: t.null,
  access: { anyOf: editors },
  scope: 'own',
  handlesNotFound: true,
  rows: ['O-363', 'O-384', 'O-493'],
})

const disclaimer = record({ hyperionId, body: t.string, version: whole(0) }, 'disclaimer')

/** The text below every outbound email of a store; empty, in version 0, where it has none. */
export const getDisclaimer = endpoint({
  name: 'getDisclaimer',
  base: 'admin',
  method: 'GET',
  path: '/email-disclaimer',
  query: record({ hyperionId }),
  output: disclaimer,
  access: { anyOf: [generalAccess] },
  scope: { store: ({ query }) => query.hyperionId },
  isRevalidated: true,
  rows: ['O-386', 'O-494', 'OP-124'],
})

/** Changes the disclaimer of a store; an empty one is none. */
export const saveDisclaimer = endpoint({
  name: 'saveDisclaimer',
  base: 'admin',
  method: 'PUT',
  path: '/email-disclaimer',
  body: record({ hyperionId, body: textUpTo(emailBodyLimit) }, 'disclaimer to save'),
  output: disclaimer,
  access: { anyOf: [disclaimerPermission] },
  scope: { store: ({ body }) => body.hyperionId },
  isVersioned: true,
  rows: ['O-388', 'O-495', 'OP-123', 'OP-124'],
})
