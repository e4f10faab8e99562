import { allowedHtml } from '@retain/domain/text/html/allowedHtml'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import type { RichTextEditorProps } from '@retain/ui/rich-text-editor'
import { RichTextSkeleton } from '@retain/ui/rich-text-skeleton'
import { lazyCode, lazyFailedText } from '../core/lazy/lazyCode'
import { useLazyCode } from '../core/lazy/useLazyCode'

/** The code of the editor, which no first load waits for. */
export const richTextEditor = lazyCode(() => import('@retain/ui/rich-text-editor'))

/**
 * An editor for HTML that people write, with what the product allows of it. Its code is fetched when it is drawn first; until then
 * its frame is shown, and where it cannot be fetched, a button tries again.
 *
 * @example <LazyRichTextEditor label="Note" value={draft.noteText} onChange={setText} maxLength={notesLimit} />
 */
export function LazyRichTextEditor(props: Omit<RichTextEditorProps, 'allowList'>) {
  const { module, hasFailed } = useLazyCode(richTextEditor)
  if (module !== null) return <module.default allowList={allowedHtml} {...props} />
  if (!hasFailed) return <RichTextSkeleton {...props} />
  return (
    <Banner tone="danger" action={<Button onPress={() => void richTextEditor.fetch()}>Try again</Button>}>
      {lazyFailedText}
    </Banner>
  )
}
