import * as E from 'fp-ts/Either'
import { validateHelpLink } from '@retain/domain/help/helpLinkDraft'
import { expect, it } from 'vitest'
import { cleanHtml } from '../email/cleanHtml'
import { helpLinkRows } from './helpLinks'
import { contextOf } from './seed'
import { listedStores } from './seedStores'

const store = listedStores()[0]
if (store === undefined) throw new Error('There are stores')

it.each(helpLinkRows(contextOf(store, '2026-03-16', undefined).clock, 'alex.romero'))(
  'can be saved as it is: $link_title',
  async (row) => {
    const draft = {
      ...{ helpLinkId: null, linkTitle: row.link_title, linkDescription: row.link_description },
      ...{ linkUrl: row.link_url, disabled: row.disabled, orderBy: row.order_by },
    }
    expect(E.isRight(validateHelpLink(draft))).toBe(true)
    expect(await cleanHtml(row.link_description)).toBe(row.link_description)
  },
)
