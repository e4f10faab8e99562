import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import attacks from './corpus/attacks.json'
import mails from './corpus/mails.json'
import RichTextEditor from './RichTextEditor'
import { RichTextViewer } from './RichTextViewer'
import { sampleAllowList } from './sampleAllowList'
import { editorStories, openText, pasteInto, samplePlaceholders, written } from './sampleEditor'
import { sampleWordPaste } from './sampleWordPaste'

const meta = {
  ...editorStories,
  title: 'Rich text/Pasted and foreign text',
  component: RichTextEditor,
} satisfies Meta<typeof RichTextEditor>
export default meta

type Story = StoryObj<typeof meta>

/** Headings, lists with levels and the marks stay; styles, drawn bullets, pictures and empty layout lines go. */
export const FromWord: Story = {
  args: { placeholders: samplePlaceholders },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    pasteInto(text, { 'text/html': sampleWordPaste, 'text/plain': 'Spring offer' })
    await waitFor(() =>
      expect(written()).toBe(
        '<h2>Spring offer</h2><p>Dear <strong>{{CustomerFirstName}}</strong>,</p>' +
          '<ul><li>Lower payment<ul><li><em>same</em> term</li></ul></li><li>Newer car</li></ul>' +
          '<p>Next steps:</p><ol><li>Call us</li><li>Come by</li></ol><p>Payment | $407</p>',
      ),
    )
    await expect(within(text).getByRole('img')).toHaveTextContent('CustomerFirstName')
    await expect(text.querySelectorAll('[style]')).toHaveLength(0)
  },
}

/** A paragraph of a web page, in the middle of what is written. */
export const FromAPage: Story = {
  args: { value: '<p>Before</p>' },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    pasteInto(text, {
      'text/html':
        '<meta charset="utf-8"><span style="color:#fff;font:700 40px Impact;background:url(https://evil.example/x)"> big ' +
        '<a href="https://a.example" onclick="alert(1)" style="display:block">link</a><img src="https://evil.example/p"></span>',
    })
    await waitFor(() =>
      expect(written()).toBe(
        '<p>Before<strong>big </strong><a href="https://a.example" target="_blank" rel="noopener noreferrer">' +
          '<strong>link</strong></a></p>',
      ),
    )
  },
}

/** Plain text keeps its lines: a blank line begins a paragraph. */
export const PlainText: Story = {
  args: { placeholders: samplePlaceholders },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    pasteInto(text, { 'text/plain': 'Hi {{CustomerFirstName}},\nsee <b>you</b>\n\nJordan' })
    await waitFor(() =>
      expect(written()).toBe('<p>Hi {{CustomerFirstName}},<br>see &lt;b&gt;you&lt;/b&gt;</p><p>Jordan</p>'),
    )
    await expect(within(text).getAllByRole('img')).toHaveLength(1)
  },
}

/** The plain mode takes the words of whatever is pasted, and their lines. */
export const IntoPlainMode: Story = {
  args: { isPlain: true },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    pasteInto(text, {
      'text/html':
        '<h1>Title</h1><p><b>bold</b> and <a href="https://a.example">link</a></p><ul><li>one<li>two</ul>',
    })
    await waitFor(() => expect(written()).toBe('<p>Title</p><p>bold and link</p><p>one</p><p>two</p>'))
  },
}

/** A pasted address turns the selected words into a link; one that may run does not. */
export const AddressOverWords: Story = {
  args: { value: '<p>offers</p>' },
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    window.getSelection()?.selectAllChildren(text.querySelector('p') ?? text)
    await waitFor(() => expect(document.activeElement).toBe(text))
    document.dispatchEvent(new Event('selectionchange'))
    pasteInto(text, { 'text/plain': 'https://lakeside.example/' })
    await waitFor(() =>
      expect(written()).toBe(
        '<p><a href="https://lakeside.example/" target="_blank" rel="noopener noreferrer">offers</a></p>',
      ),
    )
  },
}

/** Traps for everything that foreign text could do. What they caught is read at the end. */
const setTraps = () => {
  const ran = fn()
  const originals = { alert: window.alert, confirm: window.confirm, prompt: window.prompt, open: window.open }
  Object.assign(window, { alert: ran, confirm: ran, prompt: ran, open: ran })
  const requests: string[] = []
  const observer = new PerformanceObserver((list) => {
    requests.push(...list.getEntries().map(({ name }) => name))
  })
  observer.observe({ type: 'resource' })
  return () => {
    requests.push(...observer.takeRecords().map(({ name }) => name))
    observer.disconnect()
    Object.assign(window, originals)
    return { ran: ran.mock.calls, foreign: requests.filter((url) => !url.startsWith(window.location.origin)) }
  }
}

const allowedAttribute = /^(href|target|rel|dir|start|data-ink|colspan|rowspan|is|class|contenteditable)$/

/** No element and no attribute beyond the list; ProseMirror's own helpers carry a class and nothing else. */
const expectHarmless = async (text: Element) => {
  const elements = [...text.querySelectorAll('*')].filter(
    ({ className }) => !/ProseMirror/.test(String(className)),
  )
  const names = elements.flatMap((element) => element.getAttributeNames())
  await expect(elements.filter(({ localName }) => !sampleAllowList.tags.includes(localName))).toEqual([])
  await expect(names.filter((name) => !allowedAttribute.test(name))).toEqual([])
  const addresses = [...text.querySelectorAll('[href]')].map((link) => link.getAttribute('href'))
  await expect(addresses.filter((address) => !/^(https?|mailto|tel):/i.test(address ?? ''))).toEqual([])
}

/** Every attack of the corpus is shown: nothing runs, nothing loads, nothing leaves its box. */
export const AttacksShown: Story = {
  render: () => (
    <>
      <p data-testid="before">Before</p>
      <div data-testid="shown" style={{ maxWidth: 640 }}>
        {[...attacks, mails.inlined, mails.styleSheet].map((attack, index) => (
          <RichTextViewer key={index} html={attack} allowList={sampleAllowList} />
        ))}
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const report = setTraps()
    const shown = within(canvasElement).getByTestId('shown')
    const before = getComputedStyle(within(canvasElement).getByTestId('before')).color
    for (const element of shown.querySelectorAll('*')) {
      for (const type of ['mouseover', 'focus', 'load', 'error']) element.dispatchEvent(new Event(type))
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const { ran, foreign } = report()
    await expect(ran).toEqual([])
    await expect(foreign).toEqual([])
    await expectHarmless(shown)
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth)
    await expect(getComputedStyle(within(canvasElement).getByTestId('before')).color).toBe(before)
  },
}

/** Every attack of the corpus is pasted into one text, and what is handed out is as clean. */
export const AttacksPasted: Story = {
  play: async ({ canvasElement }) => {
    const text = await openText(canvasElement)
    const report = setTraps()
    for (const attack of attacks) pasteInto(text, { 'text/html': attack })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const { ran, foreign } = report()
    await expect(ran).toEqual([])
    await expect(foreign).toEqual([])
    await expectHarmless(text)
    await expect(text.scrollWidth).toBe(text.clientWidth)
    await waitFor(() => expect(written()).toBeDefined())
    const page = new DOMParser().parseFromString(written() ?? '', 'text/html')
    await expect(page.body.textContent.length).toBeGreaterThan(100)
    await expectHarmless(page.body)
  },
}

/** A text that comes from the owner is cleaned as one that is pasted. */
export const AttacksAsValue: Story = {
  args: { value: attacks.join('') },
  play: async ({ canvasElement }) => {
    const report = setTraps()
    const text = await within(canvasElement).findByRole('textbox', { name: 'Body' })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const { ran, foreign } = report()
    await expect([ran, foreign]).toEqual([[], []])
    await expectHarmless(text)
  },
}
