import { Button } from '@retain/ui/button'
import { useState } from 'react'
import type { Draft } from './useDraft'

interface ClearButtonProps<D> {
  readonly form: Pick<Draft<D, unknown>, 'draft' | 'isDirty' | 'reset' | 'update'>
  readonly isDisabled: boolean
}

/** Empties a form, and fills it again with what was there until something else is typed. */
export function ClearButton<D>({ form, isDisabled }: ClearButtonProps<D>) {
  const [cleared, setCleared] = useState<{ readonly draft: D } | null>(null)
  if (cleared !== null && form.isDirty) setCleared(null)
  const clear = () => {
    if (form.isDirty) setCleared({ draft: form.draft })
    form.reset()
  }
  return cleared === null || form.isDirty ? (
    <Button variant="ghost" isDisabled={isDisabled} onPress={clear}>
      Clear
    </Button>
  ) : (
    <Button variant="ghost" isDisabled={isDisabled} onPress={() => form.update(() => cleared.draft)}>
      Undo Clear
    </Button>
  )
}
