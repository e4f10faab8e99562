import { said } from './rules.js'

const output = document.querySelector('output')
if (output !== null) output.textContent = said
