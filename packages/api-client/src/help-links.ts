import * as t from 'io-ts'
import { emailBodyLimit } from '@retain/domain/activity/email/validateEmail'
import type { HelpLink } from '@retain/domain/help/helpLink'
import type { Permission } from '@retain/domain/session/user/permissions'
import { figure, id, instant, pageOf, record, text, textUpTo, whole, wholeText } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** A helpful link (domain `HelpLink`). */
const helpLink: t.Type<HelpLink, unknown> = record(
  {
    helpLinkId: id,
    linkTitle: text,
    linkDescription: t.string,
    linkUrl: text,
    disabled: t.boolean,
    orderBy: whole(0),
    insUpdDT: instant,
    insUpdUser: t.string,
    version: whole(1),
  },
  'help link',
)

/** The enabled links that a text finds, by position, then by title. */
export const searchOnlineHelp = endpoint({
  name: 'searchOnlineHelp',
  base: 'application',
  method: 'GET',
  path: '/online-help',
  query: t.intersection([
    record({ SearchString: textUpTo(200), PageSize: wholeText(1, 10_000) }),
    t.exact(t.partial({ PageNumber: wholeText(1) })),
  ]),
  output: pageOf(helpLink),
  access: 'token',
  scope: 'none',
  rows: ['S-261', 'S-267', 'S-268', 'S-419', 'S-791', 'S-795'],
})

const ofAdministrators = {
  base: 'admin',
  path: '/help-link',
  access: { anyOf: ['Opportunity_Can_Edit_HelpLink' satisfies Permission] },
  scope: 'none',
} as const

const written = {
  // Longer ones, and positions that are none, are refused by the rules, in their words.
  linkTitle: textUpTo(1000),
  /** HTML; the server stores what the allow-list leaves of it. */
  linkDescription: textUpTo(emailBodyLimit),
  linkUrl: textUpTo(4000),
  disabled: t.boolean,
  orderBy: figure,
}

const createBody = record({ helpLinkId: t.null, ...written }, 'help link to create')
const updateBody = record({ helpLinkId: id, ...written }, 'help link to change')

/** What is sent of a help link: domain `HelpLinkDraft`. */
export type HelpLinkBody = t.TypeOf<typeof createBody> | t.TypeOf<typeof updateBody>

/** Every link, disabled ones too, by position, then by title. */
export const listHelpLinks = endpoint({
  ...ofAdministrators,
  name: 'listHelpLinks',
  method: 'GET',
  query: t.exact(t.partial({ pageNumber: wholeText(1), pageSize: wholeText(1, 10_000) })),
  output: pageOf(helpLink),
  rows: ['S-420', 'S-433', 'S-791'],
})

/** Saves a new link. */
export const createHelpLink = endpoint({
  ...ofAdministrators,
  name: 'createHelpLink',
  method: 'POST',
  body: createBody,
  output: helpLink,
  isIdempotent: true,
  rows: ['S-421', 'S-438', 'S-439', 'S-440'],
})

/** Changes a link. */
export const updateHelpLink = endpoint({
  ...ofAdministrators,
  name: 'updateHelpLink',
  method: 'PUT',
  body: updateBody,
  output: helpLink,
  handlesNotFound: true,
  isVersioned: true,
  rows: ['S-422'],
})

/** Deletes a link. One that is gone already is no error. */
export const deleteHelpLink = endpoint({
  ...ofAdministrators,
  name: 'deleteHelpLink',
  method: 'DELETE',
  body: record({ helpLinkId: id }),
  output: t.null,
  handlesNotFound: true,
  rows: ['S-423', 'S-441'],
})
