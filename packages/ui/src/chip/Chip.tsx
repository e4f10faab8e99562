import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { chipStyle } from './chipStyle'

const Root = styled.span`
  ${chipStyle}
`

/**
 * What a chip says; a colour has one meaning everywhere: `open` is green, under way; `sched` grey, planned for later; `cand`
 * pink, a candidate; `warn` amber, careful; `danger` red, wrong; `info` blue, a note; `line` an edge without a ground.
 */
export type ChipTone = 'neutral' | 'open' | 'sched' | 'cand' | 'warn' | 'danger' | 'info' | 'line'

/** Props of {@link Chip}. */
export interface ChipProps {
  /** What the status means; a colour means the same everywhere. @default 'neutral' */
  readonly tone?: ChipTone | undefined
  /** A lucide icon. */
  readonly icon?: ReactNode
  /** Takes a second line before it is cut, as in a narrow column. @default false */
  readonly wraps?: boolean | undefined
  /** The word; a colour alone would not be accessible. A cut text is shown in full by its tooltip. */
  readonly children: string
}

/**
 * A status in a word.
 *
 * @example
 * <Chip tone="warn">No Phone Listed</Chip>
 */
export function Chip({ tone = 'neutral', icon, wraps = false, children }: ChipProps) {
  return (
    <Root data-tone={tone} data-wraps={wraps || undefined}>
      {icon}
      <span title={children}>{children}</span>
    </Root>
  )
}
