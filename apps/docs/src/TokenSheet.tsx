import { themes, type TokenName } from '@retain/ui/tokens'
import { styled } from 'styled-components'

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 12px;
  margin: 12px 0 24px;
  padding: 16px;
  background: var(--bg);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  color: var(--ink);
  font:
    400 var(--fs-2) / 16px 'Inter Variable',
    sans-serif;
`

const Swatch = styled.div`
  height: 32px;
  margin-bottom: 4px;
  border-radius: var(--r-2);
  background: var(--shown);
  box-shadow: inset 0 0 0 1px var(--line-soft);
`

const Code = styled.div`
  font-size: var(--fs-1);
  color: var(--ink-3);
  overflow-wrap: anywhere;
`

/** Props of {@link TokenSheet}. */
export interface TokenSheetProps {
  readonly theme: 'light' | 'dark'
  /** Which tokens to show. */
  readonly names: RegExp
  /** Shown as a colour, or as text alone. */
  readonly as: 'colour' | 'text'
}

/** Draws the tokens of a theme from the values themselves. */
export function TokenSheet({ theme, names, as }: TokenSheetProps) {
  const tokens = themes[theme]
  const shown = (Object.keys(tokens) as TokenName[]).filter((name) => names.test(name))
  const variables = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))
  return (
    <Sheet style={variables}>
      {shown.map((name) => (
        <div key={name}>
          {as === 'colour' && <Swatch style={{ '--shown': `var(--${name})` }} />}
          <div>{name}</div>
          <Code>{tokens[name]}</Code>
        </div>
      ))}
    </Sheet>
  )
}
