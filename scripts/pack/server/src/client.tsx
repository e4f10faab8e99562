import '@retain/ui/fonts.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')
hydrateRoot(root, <App />, {
  onRecoverableError: (error) => {
    throw error
  },
})
