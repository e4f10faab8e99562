import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ButtonContext } from 'react-aria-components/Button'

/** What an open popover knows of its trigger. */
export interface OpenPopover {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  /** Where the focus goes when it opens: to the last entry when Arrow Up opened it. */
  readonly startsAt: 'first' | 'last'
}

interface PopoverTriggerProps {
  readonly kind: 'menu' | 'listbox' | 'dialog'
  /** One of our buttons. */
  readonly trigger: ReactNode
  /** Fetches the code of the popover, before it is needed; does not reject. */
  readonly preload: () => Promise<unknown>
  /** It is open as soon as it is there. @default false */
  readonly isInitiallyOpen?: boolean | undefined
  readonly children: (popover: OpenPopover) => ReactNode
}

const Opened = ({ children, ...popover }: OpenPopover & Pick<PopoverTriggerProps, 'children'>) =>
  children(popover)

/** A button and the popover that it opens; the popover's code may be loaded after the button's. */
export function PopoverTrigger(props: PopoverTriggerProps) {
  const { kind, trigger, preload, isInitiallyOpen = false, children } = props
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<OpenPopover['startsAt']>()
  const onClose = useCallback(() => {
    setOpenAt(undefined)
    triggerRef.current?.focus()
  }, [])
  const warmUp = () => void preload()
  // The panel gives the focus back to what had it when it opened, so that the button has to be there and have it before.
  useEffect(() => {
    if (!isInitiallyOpen) return undefined
    const frame = requestAnimationFrame(() => {
      triggerRef.current?.focus()
      setOpenAt('first')
    })
    return () => cancelAnimationFrame(frame)
  }, [isInitiallyOpen])

  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          'aria-haspopup': kind,
          'aria-expanded': openAt !== undefined,
          onPress: () => setOpenAt((current) => (current === undefined ? 'first' : undefined)),
          onHoverStart: warmUp,
          onPressStart: warmUp,
          onFocus: warmUp,
          onKeyDown: (event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return event.continuePropagation()
            event.preventDefault()
            setOpenAt(event.key === 'ArrowUp' ? 'last' : 'first')
          },
        }}
      >
        {trigger}
      </ButtonContext>
      {openAt !== undefined && <Opened {...{ triggerRef, onClose, startsAt: openAt, children }} />}
    </>
  )
}
