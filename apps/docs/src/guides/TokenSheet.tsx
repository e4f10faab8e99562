import { themes, type TokenName } from '@retain/ui/tokens'
import { themeLabels, themeNames } from '../appearance/appearance'
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

const Heading = styled.div`
  grid-column: 1 / -1;
  font-size: var(--fs-2);
  font-weight: 600;
`

/** Props of {@link TokenSheet}. */
export interface TokenSheetProps {
  /** Which tokens to show. */
  readonly names: RegExp
  /** As a colour in every theme, or as text, which is the same in all. */
  readonly as: 'colour' | 'text'
}

/** Draws tokens from their values. */
export function TokenSheet({ names, as }: TokenSheetProps) {
  const shown = (Object.keys(themes.light) as TokenName[]).filter((name) => names.test(name))
  const drawn = as === 'colour' ? themeNames : themeNames.slice(0, 1)
  return drawn.map((theme) => {
    const tokens = themes[theme]
    const variables = Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]))
    return (
      <Sheet key={theme} style={variables} className="sb-unstyled">
        {as === 'colour' && <Heading>{themeLabels[theme]}</Heading>}
        {shown.map((name) => (
          <div key={name}>
            {as === 'colour' && <Swatch style={{ '--shown': `var(--${name})` }} />}
            <div>{name}</div>
            <Code>{tokens[name]}</Code>
          </div>
        ))}
      </Sheet>
    )
  })
}
