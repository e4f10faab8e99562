import { lazyCode } from '../../core/lazy/lazyCode'

/** What shows formatted text; with it comes its cleaner. */
export const richTextViewer = lazyCode(() => import('@retain/ui/rich-text-viewer'))
