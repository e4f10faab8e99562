/** Writes `src/theme/moreContrastTokens.ts` from the light and the dark theme: `npm run tokens -w @retain/ui`. */
import { writeFileSync } from 'node:fs'
import { moreContrastChanges } from '../src/theme/moreContrast'
import { themes, type Tokens } from '../src/theme/tokens'

const block = (name: string, theme: string, tokens: Tokens): string => {
  const lines = Object.entries(moreContrastChanges(tokens)).map(
    ([token, value]) => `  ${/^\w+$/.test(token) ? token : `'${token}'`}: '${value}',`,
  )
  return [
    `/** What the ${theme} theme changes under more contrast. */`,
    `export const ${name} = {`,
    ...lines,
    '} as const satisfies Partial<Record<TokenName, string>>',
  ].join('\n')
}

const file = [
  "import type { TokenName } from './tokenName'",
  '',
  '// Written by `npm run tokens -w @retain/ui` from the themes; a test fails when it is out of date.',
  '',
  block('lightMoreContrastTokens', 'light', themes.light),
  '',
  block('darkMoreContrastTokens', 'dark', themes.dark),
  '',
].join('\n')

writeFileSync(new URL('../src/theme/moreContrastTokens.ts', import.meta.url), file)
