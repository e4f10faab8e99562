import { applyTemplate } from '@retain/domain/activity/email/emailChanges'
import { fillTemplate, unknownPlaceholders, usedPlaceholders } from '@retain/domain/templates/fillTemplate'
import type { OpportunityFacts } from '@retain/domain/templates/placeholders'
import type { Template } from '@retain/domain/templates/template'
import { isEmptyHtml } from '@retain/domain/text/html/emptyHtml'
import { useCallback, useMemo, useState } from 'react'
import { useLatest } from '../../../core/state/useLatest'
import { useListTemplatesQuery } from '../../templates/templatesApi'
import { templateOptions } from '../../templates/templateOptions'
import { usePlaceholderValues } from '../../templates/usePlaceholderValues'
import type { EmailForm } from './useEmailForm'

const none: readonly Template[] = []

/** What a template that was chosen has taken the place of. */
interface Replaced {
  readonly guide: string | null
  readonly subject: string
  readonly template: string
}

/** The templates of a store for an email, and what became of the one that was chosen. */
export function useEmailTemplates(form: EmailForm, hyperionId: string | undefined, facts: OpportunityFacts) {
  const { data, isError } = useListTemplatesQuery(
    { query: { hyperionId: hyperionId ?? '', templateTypeName: 'email' } },
    {
      skip: hyperionId === undefined,
      // Each showing of the tab: a template may have been changed or deleted meanwhile.
      refetchOnMountOrArgChange: true,
      // The form is not drawn again when they are asked for.
      selectFromResult: ({ data, isError }) => ({ data, isError }),
    },
  )
  const templates = data ?? none
  const options = useMemo(() => templateOptions(templates, 'email'), [templates])
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  const values = usePlaceholderValues(facts)
  const { guide } = form.draft
  const chosen = templates.find(({ templateId }) => templateId === guide)
  const text = chosen === undefined ? '' : `${chosen.subject ?? ''} ${chosen.body}`
  const placeholders = useMemo(
    () => ({ ...usedPlaceholders(text, values), unknown: unknownPlaceholders(text) }),
    [text, values],
  )
  const latest = useLatest(form.draft)
  const { update } = form
  const choose = useCallback(
    (id: string) => {
      const next = templates.find(({ templateId }) => templateId === id)
      if (next === undefined) return
      const { guide, subject, template } = latest.current
      const before = chosen === undefined ? null : fillTemplate(chosen, values)
      const isWritten = !isEmptyHtml(template) && template !== before?.body
      setReplaced(isWritten ? { guide, subject, template } : null)
      update((draft) => applyTemplate(draft, id, fillTemplate(next, values)))
    },
    [templates, chosen, values, update, latest],
  )
  return {
    options,
    /** The id of the chosen one; `null` where it is none that is offered. */
    chosen: chosen?.templateId ?? null,
    isFailed: isError,
    /** The text was begun with a template that is not there any more. */
    isGone: data !== undefined && guide !== null && chosen === undefined,
    ...placeholders,
    choose,
    /** Puts back what the template has taken the place of; `null` where nothing was lost. */
    putBack:
      replaced === null
        ? null
        : () => {
            form.update((draft) => ({ ...draft, ...replaced }))
            setReplaced(null)
          },
  }
}

/** The templates of a form. */
export type EmailTemplates = ReturnType<typeof useEmailTemplates>
