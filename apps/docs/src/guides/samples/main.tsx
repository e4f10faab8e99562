import '@retain/ui/fonts.css'
import { GlobalStyle } from '@retain/ui/global-style'
import { createRoot } from 'react-dom/client'
import { FirstScreen } from './FirstScreen'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <>
    <GlobalStyle />
    <FirstScreen />
  </>,
)
