import { Chip, type ChipTone } from '@retain/ui/chip'
import { styled } from 'styled-components'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  margin: 0 0 var(--s-4);
  color: var(--ink-2);
  font:
    400 var(--fs-3) / 20px 'Inter Variable',
    sans-serif;
  & code {
    padding: 1px 6px;
    border: 1px solid var(--line);
    border-radius: var(--r-1);
    background: var(--sunken);
    color: var(--ink);
    font-size: var(--fs-2);
    overflow-wrap: anywhere;
  }
`

const statuses = {
  stable: { text: 'Stable', tone: 'open' },
  preview: { text: 'Preview', tone: 'warn' },
  deprecated: { text: 'Deprecated', tone: 'danger' },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly tone: ChipTone }>>

/** Of more entries than these the package's name stands there once. */
const few = 4

/** Props of {@link ComponentStatus}. */
export interface ComponentStatusProps {
  /** The entries of `exports` that the page documents, without the package's name: `['button']`. */
  readonly of: readonly string[]
  /**
   * `stable`: every state has a story, and its props are settled. `preview`: its props may still change. `deprecated`: the page
   * says what takes its place.
   */
  readonly status: keyof typeof statuses
  /** The version of `@retain/ui` that was the first to have it. */
  readonly since: string
}

/**
 * Whether a component may be relied on, since when, and where it is imported from.
 *
 * @example
 * <ComponentStatus of={['button']} status="stable" since="2.32.34" />
 */
export const ComponentStatus = ({ of, status, since }: ComponentStatusProps) => (
  <Line className="sb-unstyled">
    <Chip tone={statuses[status].tone}>{statuses[status].text}</Chip>
    <span>
      since {since}, in {of.length > few && '@retain/ui/ …'}
    </span>
    {of.map((entry) => (
      <code key={entry}>{of.length > few ? entry : `@retain/ui/${entry}`}</code>
    ))}
  </Line>
)
