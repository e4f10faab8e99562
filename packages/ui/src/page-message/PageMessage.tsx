import { Lock, LogOut, Search, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFrame } from '../app-frame/frameContext'

const Root = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: 4px;
  min-height: 100%;
  padding: 24px;
  text-align: center;
  text-wrap: balance;
  & > * {
    max-width: min(360px, 100%);
    overflow-wrap: anywhere;
  }
  & > h1:not([data-alone]) {
    font-size: 20px;
    line-height: 28px;
  }
  & > p {
    color: var(--ink-2);
  }
  & > [data-alone] {
    font: inherit;
    font-weight: 500;
    letter-spacing: inherit;
  }
  & > small {
    font-size: var(--fs-2);
    line-height: 16px;
    font-weight: 500;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > button,
  & > a {
    margin-top: 16px;
  }
  & > button + button {
    margin-top: 4px;
  }
  &[data-window] {
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--bg);
  }
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: 12px;
  border-radius: 50%;
  background: var(--danger-soft);
  color: var(--danger-ink);
  & svg.lucide {
    width: 20px;
    height: 20px;
  }
  &[data-calm] {
    background: var(--pressed);
    color: var(--ink-2);
  }
`

const discs = {
  error: { icon: <TriangleAlert aria-hidden="true" />, isCalm: false },
  'not-found': { icon: <Search aria-hidden="true" />, isCalm: true },
  'access-denied': { icon: <Lock aria-hidden="true" />, isCalm: false },
  'signed-out': { icon: <LogOut aria-hidden="true" />, isCalm: true },
} as const

/** Props of {@link PageMessage}. */
export interface PageMessageProps {
  /** What has happened: the icon and its colour. */
  readonly kind: keyof typeof discs
  /** The page's heading. */
  readonly title?: string | undefined
  /** One sentence; without a title it is the page's heading. */
  readonly text?: string | undefined
  /** A figure under the title: "Error: 500". */
  readonly code?: string | undefined
  /** One button or link, or two buttons one under the other. */
  readonly action?: ReactNode
  /** Fills the window instead of the page inside the frame, and is its landmark where there is no `AppFrame`. @default false */
  readonly isWindow?: boolean | undefined
}

/**
 * A page that has only something to say: an error, no such page, no access, signed out.
 *
 * @example
 * <PageMessage kind="not-found" title="Page Not Found" text="Nothing lives at this address." action={back} />
 */
export function PageMessage({ kind, title, text, code, action, isWindow = false }: PageMessageProps) {
  const { icon, isCalm } = discs[kind]
  const isFramed = useFrame() !== undefined
  const message = (
    <Root role={kind === 'error' ? 'alert' : undefined} data-window={isWindow || undefined}>
      <Disc data-calm={isCalm || undefined}>{icon}</Disc>
      {title !== undefined && <h1>{title}</h1>}
      {text !== undefined && (title === undefined ? <h1 data-alone="">{text}</h1> : <p>{text}</p>)}
      {code !== undefined && <small>{code}</small>}
      {action}
    </Root>
  )
  return isWindow && !isFramed ? <main>{message}</main> : message
}
