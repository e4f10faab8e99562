import { X } from 'lucide-react'
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { isNarrowWidth } from '../breakpoints/breakpoints'
import { CardFrame } from '../card/CardFrame'
import { useFocusReturn } from '../internal/focus/useFocusReturn'
import { IconButton } from '../icon-button/IconButton'
import { ScrollArea } from '../internal/scroll-area/ScrollArea'
import { drawerStyle } from './drawerStyle'
import { SideSheet } from './SideSheet'

const Over = styled(Dialog)`
  ${drawerStyle}
`

const Docked = styled(CardFrame)`
  ${drawerStyle}
  overflow: hidden;
`

/** Props of {@link Drawer}. */
export interface DrawerProps {
  /** Its heading, and its name for screen readers. */
  readonly title: string
  /** A quieter line under the title. */
  readonly subtitle?: ReactNode
  /** Whether it is open. */
  readonly isOpen: boolean
  /** Escape, the close button, or a press beside it. */
  readonly onClose: () => void
  /** `Section`s, or anything else: it scrolls between head and foot. */
  readonly children: ReactNode
  /** The buttons, the main one last. */
  readonly footer?: ReactNode
  /** A button set apart, at the start of the foot: for what destroys. */
  readonly footerStart?: ReactNode
  /**
   * `over` dims the page and keeps the focus. `docked` stands in the page, which stays in use beside it; in a window of
   * less than 900 px there is no room for that, and it comes over the page. Which of the two it is is settled when it
   * opens: a window that changes its width afterwards leaves it where it is, with all that was typed in it. @default 'over'
   */
  readonly kind?: 'over' | 'docked' | undefined
  /** From which side it comes over the page. @default 'end' */
  readonly side?: 'start' | 'end' | undefined
  /** 400 or 640 px over the page, all of it on a phone; docked it fills its place. @default 'medium' */
  readonly size?: 'medium' | 'wide' | undefined
  /** A press beside it closes it too; say false where something is being typed. @default true */
  readonly isDismissable?: boolean | undefined
  /** The name of the close button. @default 'Close' */
  readonly closeLabel?: string | undefined
}

/**
 * A panel at the side: the details of a row, a form of several fields. It gives the focus back when it closes.
 *
 * @example
 * <Drawer title="Desktop alert time" isOpen={isOpen} onClose={close} footer={<Button variant="primary">Save</Button>}>…</Drawer>
 */
export function Drawer({ isOpen, ...drawer }: DrawerProps) {
  return isOpen ? <OpenDrawer {...drawer} /> : null
}

const toNothing = () => () => undefined

/** Whether the window was narrow when the drawer opened; false where there is no window to ask. */
function useOpenedNarrow(): boolean {
  const [askOnce] = useState(() => {
    let answer: boolean | undefined
    return () => (answer ??= isNarrowWidth(window.innerWidth))
  })
  return useSyncExternalStore(toNothing, askOnce, () => false)
}

function OpenDrawer(props: Omit<DrawerProps, 'isOpen'>) {
  const {
    title,
    subtitle,
    onClose,
    children,
    footer,
    footerStart,
    kind = 'over',
    closeLabel = 'Close',
  } = props
  const { side = 'end', size = 'medium', isDismissable = true } = props
  const isNarrow = useOpenedNarrow()
  const id = useId()
  useFocusReturn()
  const content = (
    <>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        <IconButton label={closeLabel} tooltip={false} icon={<X aria-hidden="true" />} onPress={onClose} />
      </header>
      <ScrollArea>{children}</ScrollArea>
      {(footer !== undefined || footerStart !== undefined) && (
        <footer>
          {footerStart !== undefined && <div data-start="">{footerStart}</div>}
          {footer}
        </footer>
      )}
    </>
  )
  if (kind === 'docked' && !isNarrow) return <Docked aria-labelledby={id}>{content}</Docked>
  return (
    <SideSheet side={side} size={size} isDismissable={isDismissable} onClose={onClose}>
      <Over aria-labelledby={id}>{content}</Over>
    </SideSheet>
  )
}
