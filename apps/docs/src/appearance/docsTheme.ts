import { create, type ThemeVars } from 'storybook/theming'

const shared = {
  fontBase: "'Inter Variable', 'Inter Fallback', Inter, system-ui, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  brandTitle: 'Retain UI',
  brandTarget: '_self',
  appBorderRadius: 6,
  inputBorderRadius: 6,
} as const

/**
 * The light look of Storybook's own pages. Storybook computes with these colours and cannot read oklch, so they are the
 * tokens bg, surface, line, ink, ink-2 and accent, converted.
 */
export const lightDocs: ThemeVars = create({
  ...shared,
  base: 'light',
  colorPrimary: '#2954ca',
  colorSecondary: '#2954ca',
  appBg: '#f2f4f8',
  appContentBg: '#ffffff',
  appPreviewBg: '#f2f4f8',
  appBorderColor: '#dce0e6',
  textColor: '#121a26',
  textMutedColor: '#505763',
  barBg: '#ffffff',
  barTextColor: '#505763',
  barSelectedColor: '#2954ca',
  barHoverColor: '#2954ca',
  inputBg: '#ffffff',
  inputBorder: '#8e949e',
  inputTextColor: '#121a26',
})

/** The dark look of Storybook's own pages, from the tokens of the dark theme. */
export const darkDocs: ThemeVars = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#5e8bf5',
  colorSecondary: '#5e8bf5',
  appBg: '#0c1118',
  appContentBg: '#141922',
  appPreviewBg: '#0c1118',
  appBorderColor: '#292f3a',
  textColor: '#ebedf1',
  textMutedColor: '#b1b6bf',
  barBg: '#141922',
  barTextColor: '#b1b6bf',
  barSelectedColor: '#a3c0ff',
  barHoverColor: '#a3c0ff',
  inputBg: '#141922',
  inputBorder: '#636b79',
  inputTextColor: '#ebedf1',
})
