import { useState, type ComponentType, type ReactElement } from 'react'

type Report = (...change: readonly unknown[]) => void

/**
 * A field that keeps its value, for stories: fields keep none themselves.
 *
 * @example
 * render: (args) => <Controlled of={TextField} props={args} />
 */
export function Controlled<
  Props extends { readonly value?: unknown; readonly onChange: (...change: never[]) => void },
>({ of: Component, props }: { readonly of: ComponentType<Props>; readonly props: Props }) {
  const [value, setValue] = useState<unknown>(props.value)
  const onChange: Report = (...change) => {
    // The story's own handler: whatever the field reports goes on to it as it is.
    ;(props.onChange as Report)(...change)
    setValue(change[0])
  }
  return <Component {...props} value={value} onChange={onChange} />
}

/** What people and machines put into texts: very long words, other directions, emoji, markup. */
export const hostileTexts = {
  longWord: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  rightToLeft: 'محمد عبد الرحمن الأنصاري',
  emoji: '👩‍👩‍👧‍👦 🚗💨 Zoë',
  markup: '<img src=x onerror=alert(1)>',
} as const

type Decorator = (Story: ComponentType) => ReactElement

/** Gives a field's story a width in pixels at most, as a column of a form has. */
export const inColumn =
  (maxWidth: number): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  )

/** Shows a story as people see it who read from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
)
