import { visibleTab, type AlertTab, type AlertTabView } from '@retain/domain/alerts/alertTabs'
import { alertTitle, alertToastText, customerLine } from '@retain/domain/alerts/alertTexts'
import { alertsLabel } from '@retain/domain/alerts/alertsButton'
import { alertMoment, type Notification } from '@retain/domain/alerts/notification'
import { formatNotificationDate } from '@retain/domain/calendar/formats'
import { EmptyState } from '@retain/ui/empty-state'
import { ErrorState } from '@retain/ui/error-state'
import { InboxList } from '@retain/ui/inbox-list'
import { Skeleton } from '@retain/ui/skeleton'
import { Tabs } from '@retain/ui/tabs'
import { BellOff } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useAppDispatch } from '../../core/state/appHooks'
import { useStoreOffset } from '../../session/active-store/useStoreOffset'
import { alertIcon } from './alertIcon'
import { ClearAlerts } from './ClearAlerts'
import { lookAtAlerts } from './lookAtAlerts'
import { useAlerts, useAlertTabs } from './useAlerts'
import { useOpenAlert } from './useOpenAlert'

const Root = styled.div`
  --inbox-height: min(580px, 100dvh - 170px);
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 44px;
  padding: 8px 12px 8px 16px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  font-size: var(--fs-2);
`

const Space = styled.div`
  padding: 16px;
`

/** What an alert says, with its customer where that names nobody. */
function lineOf(alert: Notification): string {
  const text = alertToastText(alert)
  const customer = alert.customerName ?? ''
  return customer === '' || text.includes(customer) ? text : `${customerLine(alert)} · ${text}`
}

interface TabAlertsProps {
  readonly view: AlertTabView
  readonly isFirst: boolean
  readonly onOpen: (alert: Notification) => void
}

/** The alerts of a tab. */
function TabAlerts({ view: { tab, alerts }, isFirst, onOpen }: TabAlertsProps) {
  const offset = useStoreOffset()
  const items = useMemo(
    () =>
      alerts.map((alert) => ({
        id: alert.notificationId,
        title: alertTitle(alert),
        text: lineOf(alert),
        time: formatNotificationDate(alertMoment(alert), offset),
        icon: alertIcon(alert.notificationType),
        isUnread: !alert.viewed,
      })),
    [alerts, offset],
  )
  if (items.length === 0)
    return (
      <EmptyState
        icon={<BellOff aria-hidden="true" />}
        text={tab === 'ALL' ? 'There are no alerts.' : `There are no ${tab} alerts.`}
      />
    )
  const open = (id: string) => {
    const alert = alerts.find(({ notificationId }) => notificationId === id)
    if (alert !== undefined) onOpen(alert)
  }
  return (
    <InboxList label={alertsLabel} items={items} onOpen={open} unreadLabel="Not viewed" autoFocus={isFirst} />
  )
}

interface AlertsMenuProps {
  readonly onClose: () => void
}

/** The alerts of the active store in four tabs; it begins with ALL each time it opens (S-201 to S-209). */
export function AlertsMenu({ onClose }: AlertsMenuProps) {
  const dispatch = useAppDispatch()
  const shown = useAlerts()
  const tabs = useAlertTabs(shown)
  const open = useOpenAlert()
  const [chosen, setChosen] = useState<AlertTab | null>(null)
  const tab = visibleTab(chosen ?? 'ALL', shown.settings)
  useEffect(() => void dispatch(lookAtAlerts()), [dispatch])
  const view = tabs?.find((one) => one.tab === tab)

  if (shown.hasFailed)
    return (
      <Space>
        <ErrorState
          text="The alerts could not be loaded."
          onRetry={shown.read}
          isRetrying={shown.isReading}
        />
      </Space>
    )
  if (tabs === null || view === undefined)
    return (
      <Space>
        <Skeleton lines={8} />
      </Space>
    )
  return (
    <Root>
      <Tabs
        label="Kinds of alerts"
        tabs={tabs.map(({ tab: id, label }) => ({ id, label }))}
        value={tab}
        onChange={(id) => setChosen(id as AlertTab)}
        activation="automatic"
      >
        <TabAlerts
          view={view}
          isFirst={chosen === null}
          onOpen={(alert) => {
            onClose()
            open(alert)
          }}
        />
      </Tabs>
      <Foot>
        <span>{view.unviewed} not viewed</span>
        <ClearAlerts tab={tab} shown={shown} isDisabled={view.alerts.length === 0} />
      </Foot>
    </Root>
  )
}
