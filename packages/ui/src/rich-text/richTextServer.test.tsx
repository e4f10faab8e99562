import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import RichTextEditor from './RichTextEditor'
import { RichTextSkeleton } from './RichTextSkeleton'
import { RichTextViewer } from './RichTextViewer'
import { sampleAllowList } from './sampleAllowList'

const html = '<p>Good <strong>day</strong><script>alert(1)</script></p>'

/** Renders as a server does, then takes over in the browser; the complaints of React come back. */
const hydrate = async (element: React.ReactElement) => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = renderToString(element)
  const served = box.innerHTML
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(box, element, { onRecoverableError }))
  const end = () => {
    act(() => root.unmount())
    box.remove()
  }
  return { served, box, complaints: onRecoverableError.mock.calls, end }
}

describe('rich text on a server', () => {
  it('shows a text in the browser only, without a mismatch', async () => {
    const { served, box, complaints, end } = await hydrate(
      <RichTextViewer html={html} allowList={sampleAllowList} />,
    )
    expect(served).not.toContain('Good')
    expect(box.innerHTML).toContain('<p>Good <strong>day</strong></p>')
    expect(complaints).toEqual([])
    end()
  })

  it('shows plain text the same way', async () => {
    const { served, box, complaints, end } = await hydrate(
      <RichTextViewer html={html} allowList={sampleAllowList} isPlain />,
    )
    expect([served.includes('Good'), box.textContent, complaints]).toEqual([false, 'Good day', []])
    end()
  })

  it('frames the editor, whose text comes in the browser, and hands nothing out meanwhile', async () => {
    const onChange = vi.fn()
    const { served, box, complaints, end } = await hydrate(
      <RichTextEditor label="Body" value={html} onChange={onChange} allowList={sampleAllowList} />,
    )
    expect(served).toContain('Body')
    expect(served).not.toContain('Good')
    expect(box.querySelector('[role=textbox]')?.textContent).toBe('Good day')
    expect([complaints, onChange.mock.calls]).toEqual([[], []])
    end()
  })

  it('writes no style element for the editor', async () => {
    const { end } = await hydrate(
      <RichTextEditor label="Body" value="" onChange={() => undefined} allowList={sampleAllowList} />,
    )
    expect(document.querySelector('style[data-tiptap-style]')).toBeNull()
    end()
  })

  it('names what is on its way', () => {
    expect(renderToString(<RichTextSkeleton label="Body" />)).toContain('Loading Body')
  })
})
