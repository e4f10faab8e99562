import { Description, Primary, Title } from '@storybook/addon-docs/blocks'
import { ComponentStatus, type ComponentStatusProps } from './ComponentStatus'

/**
 * The start of a component's page: its name, its status, what it is, and its first story.
 *
 * @example
 * <Meta of={ButtonStories} />
 *
 * <ComponentIntro of={['button']} status="stable" since="2.32.34" />
 */
export const ComponentIntro = (props: ComponentStatusProps) => (
  <>
    <Title />
    <ComponentStatus {...props} />
    <Description />
    <Primary />
  </>
)
