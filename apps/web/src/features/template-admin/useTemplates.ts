import type { Template, TemplateTypeName } from '@retain/domain/templates/template'
import {
  copiedFields,
  templateDraft,
  templateFields,
  type TemplateFields,
} from '@retain/domain/templates/templateEdit'
import { groupTemplates } from '@retain/domain/templates/templateGroups'
import type { ShownTemplate } from '@retain/domain/templates/templatePath'
import { useState } from 'react'
import { useListTemplatesQuery } from '../templates/templatesApi'

const none: readonly Template[] = []

/** The templates of a screen, and the one that it shows. */
export interface Templates {
  readonly templates: readonly Template[]
  readonly status: 'loading' | 'error' | 'ready'
  readonly refetch: () => void
  /** What is shown; `null` for nothing. */
  readonly shown: ShownTemplate | null
  /** The saved one that is shown, as it was last read; `null` for a new one, and for one that is not offered here. */
  readonly template: Template | null
  /** What is shown after the shown one is deleted; `null` where there is no other. */
  readonly next: ShownTemplate | null
  /** It was shown, and is not there any more. */
  readonly isGone: boolean
  /** What a copy begins with, from what is saved. */
  readonly copied: TemplateFields | null
}

interface Wanted {
  readonly hyperionId: string
  /** The types that the screen lists. */
  readonly types: readonly TemplateTypeName[]
  /** What the address names. */
  readonly named: ShownTemplate | null
  /** Shows the first one where the address names none. */
  readonly showsFirst: boolean
}

const savedTemplate = (templateId: string): ShownTemplate => ({ kind: 'saved', templateId })

/** The templates that a store offers, read anew with each visit: others change them too (O-361, O-490). */
export function useTemplates({ hyperionId, types, named, showsFirst }: Wanted): Templates {
  const query = useListTemplatesQuery({ query: { hyperionId } }, { refetchOnMountOrArgChange: true })
  const { data, isError, refetch } = query
  const templates = data ?? none
  const inOrder = groupTemplates(templates, types).flatMap((group) => group.templates)
  // The one that the screen begins with stays, wherever it stands in the list by then.
  const [firstId, setFirstId] = useState<string | null>(null)
  const begun = firstId ?? inOrder[0]?.templateId ?? null
  if (begun !== firstId) setFirstId(begun)
  const shown = named ?? (showsFirst && begun !== null ? savedTemplate(begun) : null)
  const shownId = shown?.kind === 'saved' ? shown.templateId : null
  const find = (id: string | null) =>
    templates.find(
      ({ templateId, templateTypeName }) => templateId === id && types.includes(templateTypeName),
    )
  const found = find(shownId)
  const [last, setLast] = useState<Template | null>(null)
  if (found !== undefined && found !== last) setLast(found)
  const template = found ?? (last !== null && last.templateId === shownId ? last : null)
  const next = inOrder.find(({ templateId }) => templateId !== shownId)
  const original = shown?.kind === 'new' ? find(shown.copyOf) : undefined
  return {
    templates,
    status: data !== undefined ? 'ready' : isError ? 'error' : 'loading',
    refetch: () => void refetch(),
    shown,
    template,
    next: next === undefined ? null : savedTemplate(next.templateId),
    isGone: data !== undefined && found === undefined && template !== null,
    copied: original === undefined ? null : copiedFields(templateFields(templateDraft(original))),
  }
}
