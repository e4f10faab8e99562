import { Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useAnnouncer } from '../announcer/useAnnouncer'
import { Button } from '../button/Button'
import { uniqueIds } from '../internal/developer-error/uniqueIds'
import { ControlNote, describedBy } from '../field/ControlNote'
import { Field, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { onLeave } from '../internal/focus/onLeave'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { List, Root, Zone } from './fileDropStyle'
import { FileRow } from './FileRow'
import { fileProblemText, sortFiles, type IncomingFile, type RefusedFile } from './fileRules'
import { useIncomingFiles } from './useIncomingFiles'

export type { FileProblem, RefusedFile } from './fileRules'

/** A file that the caller has taken. */
export interface FileEntry {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size?: number | null | undefined
  /** Between 0 and 1 while it is on its way, `null` while nobody knows how far; left out when it is there. */
  readonly progress?: number | null | undefined
  /** Why it did not arrive. */
  readonly error?: string | undefined
}

/** Props of {@link FileDrop}. */
export interface FileDropProps extends FieldFrameProps {
  /** What was added so far; the caller keeps it, and replaces the one where only one may come. */
  readonly files: readonly FileEntry[]
  /** Files that may be added, at least one. */
  readonly onAdd: (files: readonly File[]) => void
  /** A file is to be removed. */
  readonly onRemove: (id: string) => void
  /** Files that may not; they are listed with their reasons all the same, until the next ones come. */
  readonly onRefuse?: ((files: readonly RefusedFile[]) => void) | undefined
  /** Endings and types, as in HTML: `.pdf,image/*`. @default everything */
  readonly accept?: string | undefined
  /** The same in words, for the reason of a refusal. @default the text of `accept` */
  readonly acceptText?: string | undefined
  /** The most that one file may have, in bytes. @default no limit */
  readonly maxSize?: number | undefined
  /** More than one file may be added. @default false */
  readonly isMultiple?: boolean | undefined
  /** What the button says. @default 'Choose a file', or 'Choose files' */
  readonly buttonText?: string | undefined
  /** Beside the button. @default 'or drop or paste it here', in the plural for several */
  readonly dropText?: string | undefined
  /** None can be added or removed, and the button takes no focus. @default false */
  readonly isDisabled?: boolean | undefined
  /** The files can be seen; none can be added or removed. @default false */
  readonly isReadOnly?: boolean | undefined
  /** The focus leaves the field and its list of files. */
  readonly onBlur?: (() => void) | undefined
}

/**
 * A place for files: chosen by a button, dropped on it, or pasted while the focus is in it. Each file that is refused
 * says why. Uploading is the caller's, who gives the progress of each.
 *
 * @example
 * <FileDrop label="Attachments" accept=".pdf,image/*" acceptText="PDF and pictures" maxSize={5 * 1024 * 1024}
 *   isMultiple files={files} onAdd={upload} onRemove={remove} />
 */
export function FileDrop(props: FileDropProps) {
  const { onAdd, onRemove, onRefuse, accept, maxSize, isMultiple = false } = props
  const { isDisabled = false, isReadOnly = false, acceptText = accept ?? '' } = props
  const { buttonText = isMultiple ? 'Choose files' : 'Choose a file' } = props
  const { dropText = `or drop or paste ${isMultiple ? 'them' : 'it'} here` } = props
  const limits = { accept, maxSize, isMultiple }
  const files = uniqueIds('FileDrop', props.files)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const { spoken, say } = useAnnouncer()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const noteId = useId()
  const { locale } = useLocale()
  const reason = ({ problem }: RefusedFile) => fileProblemText(problem, limits, acceptText, locale)

  const onFiles = (incoming: readonly IncomingFile[]) => {
    const sorted = sortFiles(incoming, limits)
    setRefused(sorted.refused)
    const added = sorted.accepted.map(({ name }) => `${name} added`)
    const notAdded = sorted.refused.map((each) => `${each.file.name} not added: ${reason(each)}`)
    say([...added, ...notAdded].join('. '))
    if (sorted.accepted.length > 0) onAdd(sorted.accepted)
    if (sorted.refused.length > 0) onRefuse?.(sorted.refused)
  }
  const { isOver, zoneProps, inputProps } = useIncomingFiles({ isOff: isDisabled || isReadOnly, onFiles })

  return (
    <Field {...frameProps(props)} onLabelPress={() => button.current?.focus()}>
      {(control, labelId) => (
        <Root
          role="group"
          aria-labelledby={labelId}
          aria-describedby={describedBy(
            noteId,
            { isRequired: props.isRequired, isReadOnly },
            control['aria-describedby'],
          )}
          {...zoneProps}
          onBlur={onLeave(props.onBlur)}
        >
          {!isReadOnly && (
            <Zone
              data-over={isOver || undefined}
              data-invalid={control['aria-invalid']}
              data-disabled={isDisabled || undefined}
            >
              <Button
                ref={button}
                size="small"
                icon={<Upload aria-hidden="true" />}
                isDisabled={isDisabled}
                aria-describedby={control['aria-describedby']}
                onPress={() => input.current?.click()}
              >
                {buttonText}
              </Button>
              <span aria-disabled={isDisabled || undefined}>{dropText}</span>
              <input ref={input} type="file" hidden accept={accept} multiple={isMultiple} {...inputProps} />
            </Zone>
          )}
          <ControlNote id={noteId} isRequired={props.isRequired} isReadOnly={isReadOnly} />
          {files.length + refused.length > 0 && (
            // Some screen readers ignore the role of a list whose markers are hidden by a style.
            <List role="list">
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  {...file}
                  removeLabel="Remove"
                  onRemove={isDisabled || isReadOnly ? undefined : () => onRemove(file.id)}
                />
              ))}
              {refused.map((each, at) => (
                <FileRow
                  key={`refused ${at}`}
                  name={each.file.name}
                  size={each.problem === 'folder' ? undefined : each.file.size}
                  error={reason(each)}
                  removeLabel="Dismiss"
                  onRemove={() => setRefused(refused.filter((other) => other !== each))}
                />
              ))}
            </List>
          )}
          <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        </Root>
      )}
    </Field>
  )
}
