import type { Associate, Flaggable } from '@retain/domain/flagging/associate'
import { Avatar } from '@retain/ui/avatar'
import { Button } from '@retain/ui/button'
import { Card } from '@retain/ui/card'
import { IconButton } from '@retain/ui/icon-button'
import { Skeleton } from '@retain/ui/skeleton'
import { Plus, X } from 'lucide-react'
import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { associateName } from './associateName'
import { FlagDialog } from './FlagDialog'
import { useFlags } from './useFlags'

const People = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Person = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > button {
    margin-inline-end: -4px;
    color: var(--ink-3);
  }
`

const Nobody = styled.p`
  margin: 0;
  color: var(--ink-3);
`

/**
 * For whom an opportunity is flagged: a flag is removed at its line, and several are set at once in a dialog (O-246, OP-069).
 * It does not need the lock.
 */
export const FlagCard = memo(function FlagCard({ opportunity }: { readonly opportunity: Flaggable }) {
  const { flagged, isError, refetch, saving, userName, remove } = useFlags(opportunity)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title="Flagged associates"
      count={flagged?.length}
      isFoldable
      state={isError && flagged === undefined ? 'error' : 'ready'}
      onRetry={refetch}
      summary={flagged?.map(associateName).join(', ')}
      action={
        <Button
          variant="ghost"
          size="small"
          icon={<Plus aria-hidden="true" />}
          aria-label="Add associates"
          isDisabled={flagged === undefined}
          onPress={() => setIsOpen(true)}
        >
          Add
        </Button>
      }
    >
      {flagged === undefined ? (
        <Skeleton />
      ) : (
        <FlaggedPeople flagged={flagged} saving={saving} onRemove={remove} />
      )}
      {isOpen && flagged !== undefined && (
        <FlagDialog
          opportunity={opportunity}
          flagged={flagged}
          userName={userName}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  )
})

interface FlaggedPeopleProps {
  readonly flagged: readonly Associate[]
  /** Whose flag is being saved. */
  readonly saving: string | null
  readonly onRemove: (associate: Associate) => void
}

const FlaggedPeople = ({ flagged, saving, onRemove }: FlaggedPeopleProps) =>
  flagged.length === 0 ? (
    <Nobody>Nobody yet</Nobody>
  ) : (
    <People>
      {flagged.map((associate) => {
        const name = associateName(associate)
        return (
          <Person key={associate.userName}>
            <Avatar name={name} size="small" isDecorative />
            <span>{name}</span>
            <IconButton
              label={`Remove the flag of ${name}`}
              icon={<X aria-hidden="true" />}
              size="small"
              isLoading={saving === associate.userName}
              onPress={() => onRemove(associate)}
            />
          </Person>
        )
      })}
    </People>
  )
