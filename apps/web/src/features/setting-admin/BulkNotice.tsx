import { bulkChangedText, bulkUndoneText } from '@retain/domain/settings/settingTexts'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { Undo2 } from 'lucide-react'
import type { BulkNews } from './useBulkUndo'

interface BulkNoticeProps {
  readonly notice: BulkNews
  readonly onUndo: () => void
  readonly isUndoing: boolean
  readonly onClose: () => void
}

/** What the last change of many stores has done, how it is taken back, and what became of that. */
export function BulkNotice({ notice, onUndo, isUndoing, onClose }: BulkNoticeProps) {
  const { done, isUndone, failure } = notice
  const text = (isUndone ? bulkUndoneText : bulkChangedText)(done.settingKeyId, done.count)
  return (
    <Banner
      tone={failure === null ? 'info' : 'danger'}
      isAnnounced
      action={
        isUndone ? undefined : (
          <Button size="small" icon={<Undo2 aria-hidden="true" />} isLoading={isUndoing} onPress={onUndo}>
            Undo
          </Button>
        )
      }
      onClose={onClose}
    >
      {failure === null ? text : `${text} ${failure}`}
    </Banner>
  )
}
