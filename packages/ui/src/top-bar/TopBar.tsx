import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { useFrame } from '../app-frame/frameContext'
import { Button } from '../button/Button'
import { ShownOn } from '../shown-on/ShownOn'

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  height: 52px;
  padding: 0 var(--s-4);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  min-width: 0;
  @media ${media.phone} {
    gap: 4px;
    padding: 0 4px;
  }
  @media print {
    display: none;
  }
`

const Middle = styled.div`
  display: flex;
  flex: 1;
  justify-content: center;
  min-width: 0;
  & > * {
    flex: 0 1 460px;
  }
  @media ${media.phone} {
    display: none;
  }
`

const Start = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  @media ${media.phone} {
    flex: 1;
  }
`

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-4);
  @media ${media.phone} {
    gap: 4px;
  }
`

/** Props of {@link TopBar}. */
export interface TopBarProps {
  /** The store header. */
  readonly start: ReactNode
  /** The search; not shown on a phone. */
  readonly middle?: ReactNode
  /** Alerts, chips and the user menu. */
  readonly end?: ReactNode
}

/**
 * The bar over every page. Inside an `AppFrame` it has the menu button on a phone.
 *
 * @example
 * <TopBar start={<StoreHeader … />} end={<Menu … />} />
 */
export function TopBar({ start, middle, end }: TopBarProps) {
  const frame = useFrame()
  return (
    <Bar>
      {frame !== undefined && (
        <ShownOn window="phone">
          <Button
            variant="ghost"
            icon={<MenuIcon aria-hidden="true" />}
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={frame.isNavigationOpen}
            onPress={frame.openNavigation}
          />
        </ShownOn>
      )}
      <Start>{start}</Start>
      <Middle>{middle}</Middle>
      <End>{end}</End>
    </Bar>
  )
}
