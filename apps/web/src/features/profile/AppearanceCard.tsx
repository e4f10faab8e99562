import { Card } from '@retain/ui/card'
import { ChoiceCards } from '@retain/ui/choice-cards'
import type { ThemeChoice } from '@retain/ui/theme'
import { themeChoices, useTheme } from '../../shell/theme'

/** How the app looks in this browser. */
export function AppearanceCard() {
  const [theme, choose] = useTheme()
  return (
    <Card title="Appearance">
      <ChoiceCards
        label="Theme"
        isLabelHidden
        value={theme}
        onChange={(id) => choose(id as ThemeChoice)}
        options={themeChoices.map(({ theme: id, label, Icon }) => ({
          id,
          title: label,
          icon: <Icon aria-hidden="true" />,
        }))}
      />
    </Card>
  )
}
