import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A grid under measurement: its adapter's file, and how tables call it. */
export interface Subject {
  readonly name: string
  readonly title: string
  readonly adapter: string
}

const subject = (name: string, title: string, adapter: string): Subject => ({ name, title, adapter })

/** Ours, and the two that every run measures it against. */
export const own = subject('own', 'Retain Grid', 'adapters/own.tsx')
export const rawDom = subject('rawDom', 'raw DOM (limit)', 'adapters/rawDom.ts')
export const reactWindow = subject('reactWindow', 'react-window minimal', 'peers/reactWindow.jsx')

/** The grids that others would choose; measured with `--peers`. */
export const peers: readonly Subject[] = [
  subject('agGrid', 'AG Grid Community', 'peers/agGrid.jsx'),
  subject('agGridAsync', 'AG Grid, async transactions', 'peers/agGridAsync.jsx'),
  subject('muiX', 'MUI X DataGrid', 'peers/muiX.jsx'),
  subject('reactDataGrid', 'react-data-grid', 'peers/reactDataGrid.jsx'),
  subject('tanStack', 'TanStack Table + Virtual', 'peers/tanStack.jsx'),
]

/** A path beside this file. */
export const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Where pages are built, figures and pictures are kept; ignored by git. */
export const workFolder = pathOf('.data')

/** Whether the libraries of a run have been installed. */
export const isInstalled = (withPeers: boolean): boolean =>
  existsSync(pathOf(`node_modules/${withPeers ? 'ag-grid-community' : 'react-window'}`))
