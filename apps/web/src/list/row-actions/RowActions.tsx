import { media } from '@retain/ui/breakpoints'
import { IconButton } from '@retain/ui/icon-button'
import { Menu } from '@retain/ui/menu'
import { EllipsisVertical } from 'lucide-react'
import { styled } from 'styled-components'
import type { ReactNode } from 'react'

/** Something that can be done with one row. */
export interface RowAction {
  /** Unique among the actions of the row. */
  readonly key: string
  /** What it does, without the row: "Delete". */
  readonly label: string
  readonly icon: ReactNode
  /** @default false */
  readonly isDisabled?: boolean
  /** @default 'plain' */
  readonly tone?: 'plain' | 'danger'
  readonly onAction: () => void
}

interface RowActionsProps {
  readonly actions: readonly RowAction[]
  /** The name of the row. */
  readonly rowLabel: string
}

/** More actions than these go into a menu. */
const mostButtons = 2

const Buttons = styled.span`
  display: inline-flex;
  gap: 4px;
  /* As far apart as fingers press. */
  @media ${media.phone} {
    gap: 20px;
  }
`

/** What can be done with one row: up to two buttons, or a menu. */
export const RowActions = ({ actions, rowLabel }: RowActionsProps) =>
  actions.length > mostButtons ? (
    <Menu
      label={`Actions for ${rowLabel}`}
      trigger={
        <IconButton
          label={`Actions for ${rowLabel}`}
          size="tiny"
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
      entries={actions}
    />
  ) : (
    <Buttons>
      {actions.map(({ key, label, icon, isDisabled = false, onAction }) => (
        <IconButton
          key={key}
          label={`${label} ${rowLabel}`}
          size="tiny"
          icon={icon}
          isDisabled={isDisabled}
          onPress={onAction}
        />
      ))}
    </Buttons>
  )
