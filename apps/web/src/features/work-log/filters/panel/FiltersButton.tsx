import { Button } from '@retain/ui/button'
import { CountBadge } from '@retain/ui/count-badge'
import { ShownOn } from '@retain/ui/shown-on'
import { ListFilter } from 'lucide-react'
import { usePageKey } from '../../../../shell/pageKeys'

interface FiltersButtonProps {
  /** The id of the panel that it opens. */
  readonly controls: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  /** Called when the key has opened it, to lead into it. @default the focus stays */
  readonly onKeyOpen?: () => void
  /** How many filters have a value, shown on a phone, where their tags do not fit. @default not shown */
  readonly count?: number | undefined
  /** @default false */
  readonly isDisabled?: boolean
}

/** Opens and closes the filters of a log (L-026, L-474). */
export const FiltersButton = (props: FiltersButtonProps) => {
  const { controls, isOpen, onToggle, onKeyOpen, count, isDisabled = false } = props
  usePageKey('f', 'Open or close the filters', () => {
    if (isDisabled) return
    onToggle(!isOpen)
    if (!isOpen) onKeyOpen?.()
  })
  return (
    <span data-tour="filters">
      <Button
        icon={<ListFilter aria-hidden="true" />}
        isOn={isOpen}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        isDisabled={isDisabled}
        onPress={() => onToggle(!isOpen)}
      >
        Filters
        {count !== undefined && (
          <ShownOn window="phone">
            <CountBadge count={count} tone="accent" label="active" />
          </ShownOn>
        )}
      </Button>
    </span>
  )
}
