import { styled } from 'styled-components'
import { Field, type FieldFrameProps } from '../field/Field'
import { frameProps } from '../field/frameProps'
import { Skeleton } from '../skeleton/Skeleton'
import { EditorFrame } from './editorFrameStyle'
import { ToolbarStrip } from './ToolbarStrip'

const Lines = styled.div`
  box-sizing: content-box;
  min-height: calc(var(--rows) * 24px);
  padding: 12px 16px;
`

/** Props of {@link RichTextSkeleton}. */
export interface RichTextSkeletonProps extends FieldFrameProps {
  /** As of the editor that is to come. @default 6 */
  readonly rows?: number | undefined
  /** The editor to come has no toolbar. @default false */
  readonly isPlain?: boolean | undefined
}

/**
 * In place of an editor whose code is on its way, of the same size: nothing jumps when it comes.
 *
 * @example
 * <Suspense fallback={<RichTextSkeleton label="Body" />}><RichTextEditor label="Body" … /></Suspense>
 */
export function RichTextSkeleton({ rows = 6, isPlain = false, ...frame }: RichTextSkeletonProps) {
  return (
    <Field {...frameProps(frame)} onLabelPress={() => undefined}>
      {(control) => (
        <EditorFrame id={control.id} aria-busy="true" style={{ '--rows': rows }}>
          {!isPlain && <ToolbarStrip />}
          <Lines>
            <Skeleton lines={Math.min(rows, 3)} label={`Loading ${frame.label}`} />
          </Lines>
        </EditorFrame>
      )}
    </Field>
  )
}
