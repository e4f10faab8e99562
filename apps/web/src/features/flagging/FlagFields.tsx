import type { Associate } from '@retain/domain/flagging/associate'
import { offeredAssociates } from '@retain/domain/flagging/flagPanel'
import { Checkbox } from '@retain/ui/checkbox'
import { MultiSelect } from '@retain/ui/multi-select'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { associateName } from './associateName'

const Fields = styled.div`
  display: grid;
  gap: 12px;
`

interface FlagFieldsProps {
  /** Everybody who can be flagged. */
  readonly associates: readonly Associate[]
  /** The signed-in user, who has a box of their own. */
  readonly userName: string
  readonly isLoading: boolean
  readonly isMine: boolean
  /** The user names of the others who are chosen. */
  readonly chosen: readonly string[]
  readonly onMine: () => void
  readonly onChosen: (names: readonly string[]) => void
  /** Shown above the fields. */
  readonly children?: ReactNode
}

/** The people of a flag panel: oneself, and the other associates (O-246). */
export function FlagFields({ associates, userName, isLoading, children, ...chosen }: FlagFieldsProps) {
  return (
    <Fields>
      {children}
      <Checkbox label="Myself" value={chosen.isMine} onChange={chosen.onMine} />
      <MultiSelect
        label="Associates"
        placeholder={isLoading ? 'Loading' : 'None'}
        options={offeredAssociates(associates, userName).map((associate) => ({
          id: associate.userName,
          label: associateName(associate),
        }))}
        value={chosen.chosen}
        onChange={chosen.onChosen}
      />
    </Fields>
  )
}
