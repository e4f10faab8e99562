import { placeholders, type Placeholder } from '@retain/domain/templates/placeholders'
import { Menu } from '@retain/ui/menu'
import type { ReactNode } from 'react'

interface PlaceholderMenuProps {
  /** What it is for, as it is spoken. */
  readonly label: string
  /** The button that opens it. */
  readonly trigger: ReactNode
  readonly onChoose: (name: Placeholder) => void
}

/** The placeholders that there are, to choose one of. */
export const PlaceholderMenu = ({ label, trigger, onChoose }: PlaceholderMenuProps) => (
  <Menu
    label={label}
    trigger={trigger}
    entries={placeholders.map((name) => ({
      key: name,
      label: name,
      onAction: () => onChoose(name),
    }))}
  />
)
