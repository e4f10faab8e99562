import { Component, type ReactNode } from 'react'

interface StepBoundaryProps {
  /** The step could not be drawn. */
  readonly onFailed: () => void
  readonly children: ReactNode
}

/** Keeps the failure of a step from the page under it: the step is not shown, and the tour goes on (S-286). */
export class StepBoundary extends Component<StepBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
