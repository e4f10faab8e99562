import { Suspense, useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ButtonContext } from 'react-aria-components/Button'

/** What an open popover knows of its trigger. */
export interface OpenPopover {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

interface PopoverTriggerProps {
  readonly kind: 'menu' | 'listbox' | 'dialog'
  /** One of our buttons. */
  readonly trigger: ReactNode
  /** Fetches the code of the popover, before it is needed. */
  readonly preload: () => Promise<unknown>
  readonly children: (popover: OpenPopover) => ReactNode
}

/** A button and the popover that it opens; the popover's code may come later than the button's. */
export function PopoverTrigger({ kind, trigger, preload, children }: PopoverTriggerProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const onClose = useCallback(() => {
    setIsOpen(false)
    triggerRef.current?.focus()
  }, [])
  // A failed fetch is tried again, and reported, when the popover opens.
  const warmUp = () => void preload().catch(() => undefined)

  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          'aria-haspopup': kind,
          'aria-expanded': isOpen,
          onPress: () => setIsOpen((current) => !current),
          onHoverStart: warmUp,
          onFocus: warmUp,
          onKeyDown: (event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true)
            else event.continuePropagation()
          },
        }}
      >
        {trigger}
      </ButtonContext>
      {isOpen && <Suspense fallback={null}>{children({ triggerRef, onClose })}</Suspense>}
    </>
  )
}
