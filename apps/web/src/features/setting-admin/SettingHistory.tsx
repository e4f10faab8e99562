import { formatDateTime } from '@retain/domain/calendar/formats'
import { historyChanges, undoOf, type SettingHistoryChange } from '@retain/domain/settings/settingHistory'
import { mayEditSetting, mayLockSettings } from '@retain/domain/settings/settingAccess'
import type { SettingScope } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { Button } from '@retain/ui/button'
import { ErrorState } from '@retain/ui/error-state'
import { Section } from '@retain/ui/section'
import { Skeleton } from '@retain/ui/skeleton'
import { Timeline, TimelineEntry } from '@retain/ui/timeline'
import { Lock, LockOpen, Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { useListSettingHistoryQuery } from './settingAdminApi'
import { useSettingChange } from './useSettingChange'
import { useSettingHolder } from './useSettingHolder'

interface SettingHistoryProps {
  readonly setting: Setting
  readonly scope: SettingScope
}

const icons = { value: Pencil, locked: Lock, unlocked: LockOpen } as const

const orNotSet = (value: string | null): string => value ?? 'Not set'

function titleOf({ kind, from, settingValue }: SettingHistoryChange): string {
  if (kind === 'value') return `${orNotSet(from)} → ${orNotSet(settingValue)}`
  if (kind === 'unlocked') return 'Unlocked'
  return settingValue === null ? 'Locked' : `Locked at ${settingValue}`
}

/** What a setting was for its scope, when and by whom; the last change can be taken back (O-395, O-499). */
export function SettingHistory({ setting, scope }: SettingHistoryProps) {
  const { settingKeyId } = setting
  const { data, isError, refetch } = useListSettingHistoryQuery(
    { query: { settingKeyId, ...named(scope) } },
    { refetchOnMountOrArgChange: true },
  )
  const changes = useMemo(() => (data === undefined ? [] : historyChanges(data)), [data])
  const offset = useStoreOffset()
  const holder = useSettingHolder()
  const { isBusy, change } = useSettingChange(setting, scope)
  const mayUndo = ({ kind }: SettingHistoryChange) =>
    kind === 'value'
      ? !setting.isLocked && mayEditSetting(holder, settingKeyId, scope)
      : mayLockSettings(holder.roles)
  return (
    <Section title="History" count={changes.length}>
      {data === undefined && !isError && <Skeleton lines={3} label="Loading the history" />}
      {isError && data === undefined && (
        <ErrorState text="The history could not be loaded." onRetry={() => void refetch()} />
      )}
      {data !== undefined && changes.length === 0 && <p>Nobody has changed it yet.</p>}
      {changes.length > 0 && (
        <Timeline label="History">
          {changes.map((entry, at) => {
            const Icon = icons[entry.kind]
            return (
              <TimelineEntry
                key={changes.length - at}
                icon={<Icon aria-hidden="true" />}
                title={titleOf(entry)}
                author={entry.changedBy}
                time={formatDateTime(entry.changedDate, offset)}
                dateTime={entry.changedDate}
                text={
                  at === 0 &&
                  mayUndo(entry) && (
                    <Button
                      variant="link"
                      size="tiny"
                      isDisabled={isBusy}
                      aria-label={`Undo ${titleOf(entry)}`}
                      onPress={() => change(undoOf(entry))}
                    >
                      Undo
                    </Button>
                  )
                }
              />
            )
          })}
        </Timeline>
      )}
    </Section>
  )
}

const named = ({ hyperionId, marketId, brandId }: SettingScope) => ({
  ...(hyperionId === null ? {} : { hyperionId }),
  ...(marketId === null ? {} : { marketId }),
  ...(brandId === null ? {} : { brandId }),
})
