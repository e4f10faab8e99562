import type { TemplateFields } from '@retain/domain/templates/templateEdit'
import {
  printShownTemplate,
  readShownTemplate,
  templateParameter,
  type ShownTemplate,
} from '@retain/domain/templates/templatePath'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** What goes along in the history with an address. */
interface ShownState {
  /** What a copy begins with, which may not be saved yet. */
  readonly copied?: TemplateFields
  /** Somebody asked for the form: the focus goes into it. */
  readonly movesFocus?: boolean
}

/** Which template the address names, and showing another one. */
export function useShownTemplate() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const show = useCallback(
    (shown: ShownTemplate | null, next: ShownState = {}) =>
      setQuery(
        (current) => {
          const changed = new URLSearchParams(current)
          if (shown === null) changed.delete(templateParameter)
          else changed.set(templateParameter, printShownTemplate(shown))
          return changed
        },
        { state: next, preventScrollReset: true },
      ),
    [setQuery],
  )
  const { copied = null, movesFocus = false } = (state ?? {}) as ShownState
  return { shown: readShownTemplate(query.get(templateParameter)), copied, movesFocus, show }
}
