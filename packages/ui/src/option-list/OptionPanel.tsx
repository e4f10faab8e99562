import type { ComponentProps, RefObject } from 'react'
import { styled } from 'styled-components'
import { Panel } from '../popover/FloatingPanel'
import { OptionList } from './OptionList'

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-width: var(--trigger-width);
  max-width: min(480px, 100vw - 16px);
  min-height: 0;
`

type ListProps = ComponentProps<typeof OptionList>

interface OptionPanelProps extends ListProps {
  readonly label: string
  readonly state: ListProps['state'] & {
    readonly isOpen: boolean
    readonly setOpen: (isOpen: boolean) => void
  }
  /** The box that it hangs under, at least as wide. */
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly panelRef?: RefObject<HTMLElement | null> | undefined
  /** What is beside it stays in use: the input that narrows it. @default false */
  readonly isNonModal?: boolean | undefined
}

/** What hangs under a box while its list is open. */
export function OptionPanel(props: OptionPanelProps) {
  const { label, state, triggerRef, panelRef, isNonModal = false, ...list } = props
  return (
    <Panel
      ref={panelRef ?? null}
      isNonModal={isNonModal}
      aria-label={label}
      isOpen={state.isOpen}
      onOpenChange={(isOpen) => state.setOpen(isOpen)}
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
    >
      <Sheet>
        <OptionList {...list} state={state} />
      </Sheet>
    </Panel>
  )
}
