import {
  incomingCall,
  signalledAlerts,
  signalsOf,
  withSignal,
  type AlertSignals,
} from '@retain/domain/alerts/alertSignals'
import { Button } from '@retain/ui/button'
import { Card } from '@retain/ui/card'
import { Checkbox } from '@retain/ui/checkbox'
import { Volume2 } from 'lucide-react'
import { styled } from 'styled-components'
import { useSettings } from '../../session/active-store/useStore'
import { useAlertChoices } from '../../shell/alerts/alertChoices'
import { playAlertSound } from '../../shell/alerts/alertSound'

const List = styled.ul`
  display: grid;
  & > li + li {
    border-top: 1px solid var(--line-soft);
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  & > div {
    display: flex;
    gap: 16px;
  }
`

const signals: readonly { readonly signal: keyof AlertSignals; readonly label: string }[] = [
  { signal: 'toast', label: 'Toast' },
  { signal: 'sound', label: 'Sound' },
]

/** Which alerts show a toast or make a sound in this browser; all of them are counted on the bell. Whether a call rings, too. */
export function AlertSignalsCard() {
  const [choices, choose] = useAlertChoices()
  const { EATelephony } = useSettings()
  const lines = signalledAlerts.map((title) => ({ title, offered: signals }))
  // Calls come to the app itself by SIP alone, and each of them is shown.
  if (EATelephony === 'SIP')
    lines.push({ title: incomingCall, offered: signals.filter(({ signal }) => signal === 'sound') })
  return (
    <Card
      title="Alerts in this browser"
      action={
        <Button
          size="small"
          variant="ghost"
          icon={<Volume2 aria-hidden="true" />}
          onPress={() => void playAlertSound()}
        >
          Play the sound
        </Button>
      }
    >
      <List>
        {lines.map(({ title, offered }) => (
          <li key={title}>
            <Line role="group" aria-label={title}>
              <span>{title}</span>
              <div>
                {offered.map(({ signal, label }) => (
                  <Checkbox
                    key={signal}
                    label={label}
                    value={signalsOf(choices, title)[signal]}
                    onChange={(isOn) => choose(withSignal(choices, title, signal, isOn))}
                  />
                ))}
              </div>
            </Line>
          </li>
        ))}
      </List>
    </Card>
  )
}
