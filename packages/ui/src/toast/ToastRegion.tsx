import { CircleCheck, CircleX, Mail, TriangleAlert, X } from 'lucide-react'
import type { FocusEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button'

const Region = styled.div`
  position: fixed;
  z-index: 30;
  right: 16px;
  bottom: 60px;
  display: grid;
  gap: 8px;
  max-width: calc(100vw - 32px);
  @media (max-width: 720px) {
    right: 12px;
    bottom: 180px;
    left: 12px;
    max-width: none;
  }
  @media print {
    display: none;
  }
`

const Card = styled.div`
  display: flex;
  gap: 8px;
  width: 336px;
  max-width: 100%;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--raised);
  box-shadow: var(--shadow-2);
  animation: retain-rise var(--t-2) var(--ease);
  & > svg.lucide {
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
  }
  & p {
    color: var(--ink-3);
  }
  & > button {
    margin: -4px -4px -4px 0;
  }
  &[data-type='success'] > svg {
    color: var(--open-ink);
  }
  &[data-type='message'] > svg {
    color: var(--accent-ink);
  }
  &[data-type='warning'] > svg {
    color: var(--warn-ink);
  }
  &[data-type='error'] > svg {
    color: var(--danger-ink);
  }
  &[data-type='error'] {
    border-color: var(--danger);
  }
  @media (max-width: 720px) {
    width: 100%;
    & > button {
      width: 44px;
      height: 44px;
      margin: -12px -12px -12px 0;
    }
  }
`

const signs = {
  success: <CircleCheck aria-hidden="true" />,
  message: <Mail aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  error: <CircleX aria-hidden="true" />,
} as const

/** One message. */
export interface Toast {
  readonly id: string
  readonly type: keyof typeof signs
  readonly label: string
  readonly body?: string
}

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  readonly toasts: readonly Toast[]
  readonly onClose: (id: string) => void
  /** The pointer or the focus is on the toasts: whoever counts their time should stop. */
  readonly onPause?: () => void
  /** Pointer and focus have left: time runs on. */
  readonly onResume?: () => void
}

/**
 * The corner in which messages appear. It keeps no list and no time: both are the caller's. Pressing a message does
 * nothing; its close button closes it.
 *
 * @example
 * <ToastRegion toasts={toasts} onClose={close} onPause={pause} onResume={resume} />
 */
export function ToastRegion({ toasts, onClose, onPause, onResume }: ToastRegionProps) {
  const resumeAfterBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onResume?.()
  }
  return (
    <Region
      role="region"
      aria-label="Notifications"
      // An open dialog hides what is around it; messages stay in reach.
      data-react-aria-top-layer="true"
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={resumeAfterBlur}
    >
      {toasts.map(({ id, type, label, body }) => (
        <Card key={id} role={type === 'error' || type === 'warning' ? 'alert' : 'status'} data-type={type}>
          {signs[type]}
          <div>
            <b>{label}</b>
            {body !== undefined && <p>{body}</p>}
          </div>
          <Button
            variant="ghost"
            size="tiny"
            icon={<X aria-hidden="true" />}
            aria-label="Close"
            onPress={() => onClose(id)}
          />
        </Card>
      ))}
    </Region>
  )
}
