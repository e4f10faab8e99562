import axe, { type NodeResult } from 'axe-core'
import { isMoreContrast, showTheme, themeNames } from '../appearance/appearance'
import type { ThemeName } from '@retain/ui/tokens'

/** What a story says to axe: the parameter `a11y` of addon-a11y, as far as it is heeded here. */
export interface AxeParameter {
  readonly test?: 'off' | 'todo' | 'error'
  readonly disable?: boolean
  readonly context?: { readonly exclude?: readonly string[] }
  readonly config?: { readonly rules?: readonly { readonly id?: string; readonly enabled?: boolean }[] }
}

/** The rules of axe whose answer depends on colours. The enhanced one leaves what is below 4.5 to the plain one. */
const rulesOf = (theme: ThemeName): readonly string[] => [
  'color-contrast',
  'link-in-text-block',
  ...(isMoreContrast(theme) ? ['color-contrast-enhanced'] : []),
]

const describe = (rule: string, { target, any }: NodeResult): string =>
  `${rule} at ${target.join(' ')}\n    ${any.map(({ message }) => message).join('; ')}`

/**
 * Shows the document as it stands in every theme but its own, one after the other, and asks axe for what depends on
 * colour. Its own theme has been looked at, with every rule, by addon-a11y. Leaves the document as it was.
 */
export const colourProblems = async (own: ThemeName, parameter: AxeParameter = {}): Promise<string[]> => {
  if (parameter.disable === true || parameter.test === 'off') return []
  const off = (parameter.config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id)
  const context = { include: [['body']], exclude: (parameter.context?.exclude ?? []).map((css) => [css]) }
  const problems: string[] = []
  for (const theme of themeNames.filter((name) => name !== own)) {
    showTheme(theme)
    const { violations } = await axe.run(context, {
      runOnly: { type: 'rule', values: rulesOf(theme).filter((rule) => !off.includes(rule)) },
      resultTypes: ['violations'],
    })
    for (const { id, nodes } of violations)
      problems.push(...nodes.map((node) => `${theme}: ${describe(id, node)}`))
  }
  showTheme(own)
  return problems
}
