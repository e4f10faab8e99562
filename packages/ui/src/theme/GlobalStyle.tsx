import { createGlobalStyle } from 'styled-components'
import { media } from '../breakpoints/breakpoints'
import { darkTokens } from './darkTokens'
import { lightTokens } from './lightTokens'
import { darkMoreContrastTokens, lightMoreContrastTokens } from './moreContrastTokens'
import { cssVariables, themes, type TokenName } from './tokens'

const light = cssVariables(lightTokens)
const dark = cssVariables(darkTokens)
const lightMore = cssVariables(lightMoreContrastTokens)
/** Includes the tokens that only light changes: the light rule applies in dark too and would override them. */
const darkMore = cssVariables(
  Object.fromEntries(
    Object.keys({ ...lightMoreContrastTokens, ...darkMoreContrastTokens }).map((name) => [
      name,
      themes.darkMoreContrast[name as TokenName],
    ]),
  ),
)

/**
 * Tokens as CSS variables and the base of every page. Render it once, at the root; the font comes from
 * `@retain/ui/fonts.css`.
 *
 * The theme is the attribute `data-theme` of the root element, more contrast is `data-contrast`; without them the
 * operating system decides.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${light}
  }
  :root[data-contrast='more'] { ${lightMore} }
  @media (prefers-contrast: more) {
    :root:not([data-contrast]) { ${lightMore} }
  }
  /* Printed pages use the light theme. */
  @media screen {
    :root[data-theme='dark'] { color-scheme: dark; ${dark} }
    :root[data-theme='dark'][data-contrast='more'] { ${darkMore} }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme]) { color-scheme: dark; ${dark} }
    :root:not([data-theme])[data-contrast='more'] { ${darkMore} }
  }
  @media screen and (prefers-contrast: more) {
    :root[data-theme='dark']:not([data-contrast]) { ${darkMore} }
  }
  @media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) {
    :root:not([data-theme]):not([data-contrast]) { ${darkMore} }
  }
  /* Touch needs larger targets, and a phone zooms into fields with a font below 16 px. */
  @media ${media.phone} {
    :root { --control: var(--touch); --control-font: 16px; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html, body { height: 100%; }
  body {
    font: 400 var(--fs-3) / 20px 'Inter Variable', 'Inter Fallback', Inter, system-ui, sans-serif;
    letter-spacing: -0.003em;
    color: var(--ink);
    background: var(--bg);
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: 100%;
  }
  button, input, textarea, select { font: inherit; letter-spacing: inherit; color: inherit; }
  button { cursor: pointer; }
  a { color: inherit; text-decoration: none; }
  ul, ol { padding: 0; list-style: none; }
  b, strong { font-weight: 600; }
  h1 { font-size: var(--fs-5); line-height: 24px; font-weight: 650; letter-spacing: -0.015em; }
  h2 { font-size: var(--fs-3); line-height: 20px; font-weight: 600; }
  svg.lucide { flex: none; display: block; width: 16px; height: 16px; }

  :focus-visible {
    outline: 2px solid transparent;
    outline-offset: 2px;
    box-shadow: var(--focus);
  }

  @keyframes retain-spin { to { transform: rotate(1turn); } }
  @keyframes retain-pulse { 50% { opacity: 0.55; } }
  @keyframes retain-rise { from { opacity: 0; transform: translateY(4px); } }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media (forced-colors: active) {
    :focus-visible { outline-color: Highlight; }
    svg.lucide { forced-color-adjust: auto; }
  }
  /* What has many columns is printed on landscape paper. */
  @page wide { size: landscape; margin: 8mm; }
  @media print {
    html, body { height: auto; background: none; }
    body { color: #000; font-size: 10pt; }
    a { color: inherit; }
    /* Of the whole page, since what stands before in another one would get a sheet of its own. */
    body:has([data-wide-paper]) { page: wide; }
  }
`
