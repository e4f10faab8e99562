import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { addons } from 'storybook/manager-api'
import { lightDocs } from '../src/appearance/docsTheme'
import { searchIntents } from './searchIntents'

document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }))

addons.setConfig({
  theme: lightDocs,
  sidebar: { collapsedRoots: [] },
})

addons.register('retain/intents', searchIntents)
