import { formatCount } from '@retain/domain/money/format'
import {
  checkingText,
  importButtonText,
  importHint,
  importingText,
  importLabel,
  nothingToImportText,
} from '@retain/domain/vehicle-map/import/importTexts'
import {
  largestImportFile,
  type ImportCounts,
  type ImportPreview,
} from '@retain/domain/vehicle-map/import/mappingImport'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Dialog } from '@retain/ui/dialog'
import { FileDrop } from '@retain/ui/file-drop'
import { ProgressBar } from '@retain/ui/progress-bar'
import { StatTiles } from '@retain/ui/stat-tile'
import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { RefusedRows } from './RefusedRows'
import { useMappingImport, type ChosenFile } from './useMappingImport'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

interface ImportDialogProps {
  /** An import was made; it can be taken back by its id. */
  readonly onImported: (importId: string) => void
  readonly onClose: () => void
}

/** Imports a CSV file into the mapping table: what it would change and what is refused is shown before anything is written. */
export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const { chosen, choose, check, remove, send, isImporting, progress } = useMappingImport((importId) => {
    onImported(importId)
    onClose()
  })
  const preview = chosen?.preview ?? null
  const read = chosen?.read ?? null
  const failure = chosen?.failure ?? null
  const counts = preview?.counts
  const writes = counts === undefined ? 0 : counts.added + counts.changed
  return (
    <Dialog
      title={importLabel}
      isOpen
      size="wide"
      isAwaitingClose={isImporting}
      awaitedText={importingText}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isImporting} onPress={onClose}>
            Cancel
          </Button>
          {chosen?.canCheckAgain === true && read !== null ? (
            <Button variant="primary" onPress={() => void check(read)}>
              Check Again
            </Button>
          ) : (
            <Button variant="primary" isDisabled={writes === 0} isLoading={isImporting} onPress={send}>
              {counts === undefined || writes === 0 ? importLabel : importButtonText(counts)}
            </Button>
          )}
        </>
      }
    >
      <Parts>
        {failure !== null && <Banner tone="danger">{failure}</Banner>}
        <FileDrop
          label="CSV file"
          hint={importHint}
          files={chosen === null ? [] : [fileEntry(chosen)]}
          accept=".csv,.txt,text/csv,text/plain"
          acceptText="CSV files"
          maxSize={largestImportFile}
          isDisabled={isImporting}
          onAdd={([file]) => file !== undefined && void choose(file)}
          onRemove={remove}
        />
        {chosen !== null && chosen.preview === null && chosen.problem === null && (
          <ProgressBar label={checkingText} value={null} />
        )}
        {isImporting && (
          <ProgressBar label={importingText} value={progress?.done ?? null} max={progress?.total} />
        )}
        {preview !== null && read !== null && (
          <Preview key={preview.version} preview={preview} encoding={read.encoding} />
        )}
      </Parts>
    </Dialog>
  )
}

const fileEntry = ({ name, size, problem }: ChosenFile) => ({
  id: name,
  name,
  size,
  ...(problem === null ? {} : { error: problem }),
})

interface PreviewProps {
  readonly preview: ImportPreview
  readonly encoding: string
}

const tilesOf = ({ added, changed, same, refused }: ImportCounts) => [
  { label: 'Added', value: formatCount(added) },
  { label: 'Changed', value: formatCount(changed) },
  { label: 'Same', value: formatCount(same) },
  {
    label: 'Refused',
    value: formatCount(refused),
    ...(refused === 0 ? {} : { tone: 'warn' as const, icon: <TriangleAlert aria-hidden="true" /> }),
  },
]

/** What a file would change: how many rows, and which of them are refused. */
function Preview({ preview: { counts, refused }, encoding }: PreviewProps) {
  return (
    <>
      <StatTiles label="What would change" tiles={tilesOf(counts)} />
      {counts.added + counts.changed === 0 && (
        <Banner tone="info" isAnnounced>
          {nothingToImportText(counts)}
        </Banner>
      )}
      {encoding !== 'UTF-8' && <Banner>{`The file was read as ${encoding}.`}</Banner>}
      {refused.length > 0 && <RefusedRows refused={refused} />}
    </>
  )
}
