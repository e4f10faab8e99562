/** Shows a story in a window of 390 px, in Storybook and as a test. */
export const phoneStory = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
}
