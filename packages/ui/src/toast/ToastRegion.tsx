import { useMemo, useRef, useState } from 'react'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { isolated } from '../internal/direction/isolated'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import type { Toast } from './toast'
import { ToastCard } from './ToastCard'
import { shownToasts } from './toastList'
import { Region, Waiting } from './toastStyle'
import { toastKey, useToastFocus } from './useToastFocus'
import { useToastSpeech } from './useToastSpeech'
import { useToastTimers } from './useToastTimers'
import { useWindowHidden } from './useWindowHidden'

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /** Every toast, the newest last, including those that wait to be shown. */
  readonly toasts: readonly Toast[]
  /** Its time is over or its close button was pressed. Pass the same function each time. */
  readonly onClose: (id: string) => void
  /** The button of a toast with an `actionLabel` was pressed. The toast stays until it is closed. */
  readonly onAction?: ((id: string) => void) | undefined
  /** How many are shown at once, at least 1; the others wait. @default 5 */
  readonly limit?: number | undefined
  /** The region's name for screen readers. @default 'Notifications' */
  readonly label?: string | undefined
}

/**
 * The corner in which toasts appear. The list is the caller's (`toast-list` has the rules to add and to remove, `toasts`
 * a list for apps without a store); timers, announcements and focus are handled here. Pressing a toast does
 * nothing; its close button closes it. Timers pause while the pointer or the focus is on the toasts and while the window
 * is hidden. Render it once, at the root, always: live regions have to exist before their text changes.
 *
 * F6 focuses the newest toast; F6 again, or Escape, returns the focus.
 *
 * @example
 * <ToastRegion toasts={toasts} onClose={close} />
 */
export function ToastRegion({ toasts, onClose, onAction, limit, label = 'Notifications' }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const all = useMemo(() => uniqueIds('ToastRegion', toasts), [toasts])
  const shown = useMemo(() => shownToasts(all, limit), [all, limit])
  const [isHovered, setIsHovered] = useState(false)
  const isHidden = useWindowHidden()
  const { isFocused, regionProps, leaveToast } = useToastFocus(region, shown)
  const announcement = useToastSpeech(shown)
  useToastTimers(shown, isHovered || isFocused || isHidden, onClose)

  const waiting = all.length - shown.length
  const said = announcement !== null && <span key={announcement.number}>{announcement.text}</span>
  return (
    <Region
      ref={region}
      aria-label={label}
      aria-keyshortcuts={toastKey}
      // An open dialog hides the rest of the page from screen readers, but not the toasts.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      {...regionProps}
    >
      <VisuallyHidden aria-live="polite">{announcement?.isUrgent === false && said}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{announcement?.isUrgent === true && said}</VisuallyHidden>
      {shown.length > 0 && (
        // Some screen readers ignore the role of a list whose markers are hidden by a style.
        <ol role="list">
          {shown.map((toast) => (
            <li key={toast.id}>
              <ToastCard
                toast={toast}
                onAction={() => onAction?.(toast.id)}
                onClose={(isByKeyboard) => {
                  leaveToast(toast.id, isByKeyboard)
                  // No pointer-leave event comes from a toast that was removed under the pointer.
                  if (shown.length === 1) setIsHovered(false)
                  onClose(toast.id)
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {waiting > 0 && <Waiting>{isolated(`${waiting} more waiting`)}</Waiting>}
    </Region>
  )
}
