import type { IStyledComponent } from 'styled-components'

/** A styled component, whatever its element. */
type StyledComponent = IStyledComponent<'web', object>

const components: StyledComponent[] = []

/** Hands over styled components as their module is loaded; the build writes the calls (`build/styledComponents.ts`). */
export const addStyledComponents = (...added: readonly StyledComponent[]): void => {
  components.push(...added)
}

/** The styled components that were handed over since it was last called. */
export const takeStyledComponents = (): readonly StyledComponent[] => components.splice(0)
