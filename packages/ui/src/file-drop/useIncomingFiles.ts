import { useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react'
import type { IncomingFile } from './fileRules'

const fromList = (files: ArrayLike<File>): readonly IncomingFile[] =>
  Array.from(files, (file) => ({ file, isFolder: false }))

/** A dropped folder comes as a file too; only its item says what it is. */
const fromDrop = ({ items, files }: DataTransfer): readonly IncomingFile[] => {
  const incoming = Array.from(items)
    .filter(({ kind }) => kind === 'file')
    .flatMap((item) => {
      const file = item.getAsFile()
      return file === null ? [] : [{ file, isFolder: item.webkitGetAsEntry()?.isDirectory === true }]
    })
  return incoming.length > 0 ? incoming : fromList(files)
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

interface IncomingFilesOptions {
  /** Nothing is taken. */
  readonly isOff: boolean
  readonly onFiles: (incoming: readonly IncomingFile[]) => void
}

/**
 * Takes files that are dropped on an element, pasted into it, or chosen in its input. A file dropped where nothing is
 * taken is kept from replacing the page.
 */
export function useIncomingFiles({ isOff, onFiles }: IncomingFilesOptions) {
  const [isOver, setIsOver] = useState(false)
  const take = (incoming: readonly IncomingFile[]) => {
    if (incoming.length > 0 && !isOff) onFiles(incoming)
  }
  return {
    isOver: isOver && !isOff,
    zoneProps: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = isOff ? 'none' : 'copy'
        setIsOver(true)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false)
        if (!carriesFiles(event)) return
        event.preventDefault()
        take(fromDrop(event.dataTransfer))
      },
      onPaste: (event: ClipboardEvent) => {
        const { files } = event.clipboardData
        if (files.length === 0) return
        event.preventDefault()
        take(fromList(files))
      },
    },
    inputProps: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const chosen = fromList(target.files ?? [])
        // The same file can be chosen again.
        target.value = ''
        take(chosen)
      },
    },
  }
}
