import type { Flaggable } from '@retain/domain/flagging/associate'
import { Button } from '@retain/ui/button'
import { Flag } from 'lucide-react'
import { usePageKey } from '../../shell/pageKeys'
import { useFlags } from './useFlags'

/** Sets and removes one's own flag of an opportunity (O-455, OP-069). */
export function FlagButton({ opportunity }: { readonly opportunity: Flaggable }) {
  const { flagged, isMine, saving, userName, toggleMine } = useFlags(opportunity)
  usePageKey('f', 'Set or remove your flag', () => flagged !== undefined && toggleMine())
  return (
    <Button
      icon={<Flag aria-hidden="true" />}
      aria-pressed={isMine}
      isOn={isMine}
      isDisabled={flagged === undefined}
      isLoading={saving === userName}
      onPress={toggleMine}
    >
      Flag
    </Button>
  )
}
