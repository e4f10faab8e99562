import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { printDraftName } from '@retain/domain/opportunity/keptDraft'
import { emptyTemplate, templateFields } from '@retain/domain/templates/templateEdit'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keptDrafts } from '../../core/browser/keptDrafts'
import { renderApp } from '../../testing/renderApp'

const template = (templateId: string, name: string, templateCategory: string) => ({
  templateId,
  name,
  templateTypeName: 'email',
  templateCategory,
  hyperionId: templateCategory === 'Store' ? 'HAR' : null,
  brandId: null,
  subject: 'Hello',
  body: '<p>Hello</p>',
  version: 1,
})
const templates = [template('3', 'Worth more', 'Store'), template('5', 'Thank you', 'Global')]

/** The entries of the list that say so, by their whole text. */
const marked = () =>
  within(screen.getByRole('region', { name: 'Templates' }))
    .queryAllByRole('button', { name: /Unsaved changes$/ })
    .map(({ textContent }) => textContent)

it('marks the template with unsaved changes in the list, and one of which a draft is kept', async () => {
  keptDrafts.write(
    printDraftName({ userName: 'ann.lee', form: 'emailTemplate', recordId: '5' }),
    {
      draft: templateFields(emptyTemplate('email')),
      idempotencyKey: 'k',
      keptAt: instantFromEpoch(Date.now()),
    },
    null,
  )
  const { user } = renderApp({
    path: '/app/EmailTemplates',
    answers: { listTemplates: () => templates, listLastViewed: () => [] },
  })
  const kept = 'Thank youGlobal · EmailTemplateUnsaved changes'
  const name = await screen.findByRole('textbox', { name: 'Name' })
  expect(marked()).toEqual([kept])
  await user.type(name, '!')
  expect(marked()).toEqual(['Worth moreStore · EmailTemplateUnsaved changes', kept])
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(marked()).toEqual([kept])
})
