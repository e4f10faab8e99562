import { supportLines } from '@retain/domain/contact-info/supportContact'
import { pageTitles } from '@retain/domain/session/routes/pageTitles'
import { CardFrame } from '@retain/ui/card-frame'
import { KeyValueList } from '@retain/ui/key-value-list'
import { styled } from 'styled-components'
import { selectConfig } from '../../core/config/appConfigSlice'
import { useAppSelector } from '../../core/state/appHooks'

const Window = styled.main`
  display: grid;
  place-content: center;
  gap: 12px;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 24px;
  background: var(--bg);
  & > section {
    gap: 8px;
    width: min(400px, calc(100vw - 48px));
    padding: 16px;
  }
`

/** How to reach support, for everybody (S-065, S-742). */
export function ContactInfoPage() {
  const { appName, ...config } = useAppSelector(selectConfig)
  const title = pageTitles.contactInfo
  return (
    <Window>
      <title>{title}</title>
      <h1>{title}</h1>
      <CardFrame aria-label={title}>
        <p>{`The support of ${appName}.`}</p>
        <KeyValueList
          items={supportLines(config).map(({ label, text, href }) => ({
            label,
            value: href === null ? text : <a href={href}>{text}</a>,
          }))}
        />
      </CardFrame>
    </Window>
  )
}
