import { Button } from '@retain/ui/button'
import { memo, useCallback, useState } from 'react'
import { useLatest } from '../core/state/useLatest'
import type { Draft } from './useDraft'

interface ClearButtonProps<D> {
  readonly form: Pick<Draft<D, unknown>, 'draft' | 'isDirty' | 'reset' | 'update'>
  readonly isDisabled: boolean
}

/** Not drawn again for each letter that is typed into the form. */
const StillButton = memo(Button)

/** Empties a form, and fills it again with what was there until something else is typed. */
export function ClearButton<D>({ form, isDisabled }: ClearButtonProps<D>) {
  const [cleared, setCleared] = useState<{ readonly draft: D } | null>(null)
  if (cleared !== null && form.isDirty) setCleared(null)
  const isUndone = cleared !== null && !form.isDirty
  const press = () => {
    if (isUndone) return form.update(() => cleared.draft)
    if (form.isDirty) setCleared({ draft: form.draft })
    form.reset()
  }
  const latest = useLatest(press)
  const onPress = useCallback(() => latest.current(), [latest])
  return (
    <StillButton variant="ghost" isDisabled={isDisabled} onPress={onPress}>
      {isUndone ? 'Undo Clear' : 'Clear'}
    </StillButton>
  )
}
