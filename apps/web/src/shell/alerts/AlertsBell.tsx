import { alertsButton, alertsLabel } from '@retain/domain/alerts/alertsButton'
import { isPhoneWidth } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { Popover } from '@retain/ui/popover'
import { useWindowWidth } from '@retain/ui/window-width'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { lazyCode } from '../../core/lazy/lazyCode'
import { LazyPart } from '../../core/lazy/LazyPart'
import { useLazyCode } from '../../core/lazy/useLazyCode'

/** No page waits for the alerts: until their code is there the top bar has a bell. */
export const alertsPart = lazyCode(() => import('./alertsPart'))

/** A bell, or the count of unviewed alerts, and the menu that it opens (S-200, S-201, S-770). */
export function AlertsBell() {
  const [unviewed, setUnviewed] = useState(0)
  const { module } = useLazyCode(alertsPart, 'idle')
  const isPhone = useWindowWidth(isPhoneWidth)
  const shown = alertsButton(unviewed)
  const text = shown.kind === 'bell' ? undefined : isPhone ? shown.count : `${shown.count} ${shown.label}`
  return (
    <>
      {module !== null && <module.AlertsCount onChange={setUnviewed} />}
      <Popover
        label={alertsLabel}
        align="end"
        size="wide"
        isPadded={false}
        isSheetOnPhone
        trigger={
          <Button
            variant="ghost"
            isRound
            isOn={shown.kind === 'count'}
            icon={<Bell aria-hidden="true" />}
            aria-label={shown.kind === 'bell' ? alertsLabel : `${shown.count} ${shown.label}`}
          >
            {text}
          </Button>
        }
      >
        {(close) => (
          <LazyPart code={alertsPart} lines={8}>
            {({ AlertsMenu }) => <AlertsMenu onClose={close} />}
          </LazyPart>
        )}
      </Popover>
    </>
  )
}
