import { useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../button/Button'

const Foot = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  gap: 8px;
  padding: 8px 12px;
  border-block-start: 1px solid var(--line);
`

interface PickerFootProps {
  readonly isSheet: boolean
  readonly canClear: boolean
  readonly onClear: () => void
  readonly onDone: () => void
}

/** The buttons under a calendar. Choosing closes it by itself; a sheet has a button to leave it as it is. */
export function PickerFoot({ isSheet, canClear, onClear, onDone }: PickerFootProps) {
  const foot = useRef<HTMLDivElement>(null)
  const size = isSheet ? 'medium' : 'small'
  // The button has nothing more to do, and what is disabled keeps no focus: it goes to the day the calendar is at.
  const clear = () => {
    foot.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('td > [tabindex="0"]')?.focus()
    onClear()
  }
  return (
    <Foot ref={foot}>
      <Button variant="ghost" size={size} isDisabled={!canClear} onPress={clear}>
        Clear
      </Button>
      {isSheet && (
        <Button size={size} onPress={onDone}>
          Done
        </Button>
      )}
    </Foot>
  )
}
