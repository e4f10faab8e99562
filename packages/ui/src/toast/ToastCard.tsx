import { CircleCheck, CircleX, Mail, TriangleAlert, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../button/Button'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { countOf, type Toast } from './toast'
import { typeNames } from './toastSpeech'
import { Card } from './toastStyle'

const signs = {
  success: <CircleCheck aria-hidden="true" />,
  message: <Mail aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  error: <CircleX aria-hidden="true" />,
} as const

interface ToastCardProps {
  readonly toast: Toast
  readonly onClose: (isByKeyboard: boolean) => void
  readonly onAction: () => void
}

/** One toast. A press on its body does nothing. */
export function ToastCard({ toast, onClose, onAction }: ToastCardProps) {
  const { id, type, label, body, actionLabel } = toast
  const textId = useId()
  const count = countOf(toast)
  const hasBody = body !== undefined && body !== null && body !== ''
  return (
    <Card
      role="group"
      aria-labelledby={`${textId}-label`}
      aria-describedby={hasBody ? `${textId}-body` : undefined}
      data-toast={id}
      data-type={type}
    >
      {signs[type]}
      <div data-text="">
        <div id={`${textId}-label`}>
          <VisuallyHidden>{typeNames[type]}: </VisuallyHidden>
          <span data-toast-label="">{label}</span>
          {count > 1 && (
            <>
              <span data-count="" aria-hidden="true">
                ×{count}
              </span>
              <VisuallyHidden> {count} times</VisuallyHidden>
            </>
          )}
        </div>
        {hasBody && <p id={`${textId}-body`}>{body}</p>}
        {actionLabel !== undefined && (
          <Button size="small" onPress={onAction}>
            {actionLabel}
          </Button>
        )}
      </div>
      <Button
        variant="ghost"
        size="tiny"
        icon={<X aria-hidden="true" />}
        aria-label="Close"
        onPress={({ pointerType }) => onClose(pointerType === 'keyboard' || pointerType === 'virtual')}
      />
    </Card>
  )
}
