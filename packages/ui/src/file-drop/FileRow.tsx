import { File as FileIcon, TriangleAlert, X } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { isolated } from '../internal/direction/isolated'
import { IconButton } from '../icon-button/IconButton'
import { ProgressBar } from '../progress/ProgressBar'
import { sizeText } from './fileRules'

interface FileRowProps {
  readonly name: string
  readonly size?: number | null | undefined
  /** Between 0 and 1 while the file is on its way; `null` while nobody knows how far. */
  readonly progress?: number | null | undefined
  readonly error?: string | undefined
  readonly removeLabel: string
  readonly onRemove: (() => void) | undefined
}

/**
 * Where the focus goes when a row is removed: to the button of the next row, else of the last row, else to the button
 * that adds files.
 */
const focusBeside = (button: Element) => {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement?.parentElement
  beside?.querySelector('button')?.focus()
}

/** One file: its name and size, how far it is or what is wrong with it, and a button that takes it away. */
export function FileRow({ name, size, progress, error, removeLabel, onRemove }: FileRowProps) {
  const { locale } = useLocale()
  return (
    <li data-error={error === undefined ? undefined : ''}>
      {error === undefined ? <FileIcon aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <div>
        <span dir="auto">{name}</span>
        {typeof size === 'number' && <small>{isolated(sizeText(size, locale))}</small>}
        {error !== undefined && <p>{error}</p>}
        {progress !== undefined && error === undefined && (
          <ProgressBar label={`Adding ${name}`} isLabelHidden value={progress} max={1} />
        )}
      </div>
      {onRemove !== undefined && (
        <IconButton
          label={`${removeLabel} ${name}`}
          tooltip={removeLabel}
          size="tiny"
          icon={<X aria-hidden="true" />}
          onPress={({ target }) => {
            focusBeside(target)
            onRemove()
          }}
        />
      )}
    </li>
  )
}
