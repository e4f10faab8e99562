import { placeholderMark, placeholders, type Placeholder } from '@retain/domain/templates/placeholders'
import { IconButton } from '@retain/ui/icon-button'
import { Menu } from '@retain/ui/menu'
import { Braces } from 'lucide-react'
import type { ReactNode } from 'react'

interface PlaceholderMenuProps {
  /** What it is for, as it is spoken. */
  readonly label: string
  readonly isDisabled: boolean
  /** The button that opens it. @default one of an icon */
  readonly trigger?: ReactNode
  /** A placeholder was chosen; it is given as it is written. */
  readonly onChoose: (mark: string, name: Placeholder) => void
}

/** The placeholders that there are, to choose one of. */
export const PlaceholderMenu = ({ label, isDisabled, trigger, onChoose }: PlaceholderMenuProps) => (
  <Menu
    label={label}
    trigger={
      trigger ?? (
        <IconButton
          variant="plain"
          label={label}
          icon={<Braces aria-hidden="true" />}
          isDisabled={isDisabled}
        />
      )
    }
    entries={placeholders.map((name) => ({
      key: name,
      label: name,
      onAction: () => onChoose(placeholderMark(name), name),
    }))}
  />
)
