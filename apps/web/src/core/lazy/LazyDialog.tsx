import { useEffect, type ReactNode } from 'react'
import { useAppDispatch } from '../state/appHooks'
import { toastShown } from '../toasts/toastsSlice'
import { lazyFailedText, type LazyCode } from './lazyCode'
import { useLazyCode } from './useLazyCode'

interface LazyDialogProps<Module> {
  readonly code: LazyCode<Module>
  /** Its code could not be fetched: the caller closes the dialog, and may open it again. */
  readonly onFailed: () => void
  readonly children: (module: Module) => ReactNode
}

/**
 * A dialog whose code is fetched when it is opened. Until then nothing shows; a failure shows a toast, and leaves the page as
 * it is.
 *
 * @example
 * {isOpen && <LaterDialog code={editor} onFailed={close}>{({ Editor }) => <Editor onClose={close} />}</LaterDialog>}
 */
export function LazyDialog<Module>({ code, onFailed, children }: LazyDialogProps<Module>) {
  const dispatch = useAppDispatch()
  const { module, hasFailed } = useLazyCode(code)
  useEffect(() => {
    // `hasFailed` may still be that of an earlier fetch; this one has only begun.
    if (!hasFailed || !code.read().hasFailed) return
    dispatch(toastShown({ type: 'error', label: lazyFailedText }))
    onFailed()
  }, [dispatch, code, hasFailed, onFailed])
  return module === null ? null : children(module)
}
